/* Loads an application with the code that was generated from the WSDL, and saves it with another comment.
 * Arguments: address of the service, session, number of the application, comment. Prints a line for each answer. */
#include "soapH.h"
#include "PortalBinding.nsmap"
#include <stdio.h>
#include <stdlib.h>

static int fail(struct soap *soap, const char *call) {
  fprintf(stderr, "%s: ", call);
  soap_print_fault(soap, stderr);
  return 1;
}

static void print_others(const struct ns1__KitiElementai *others) {
  for (int i = 0; others != NULL && i < others->__size; i++) printf("other %s\n", others->__any[i]);
}

int main(int count, char **arguments) {
  if (count != 5) return 2;
  /* Strict: an answer that the schema does not allow is an error. */
  struct soap *soap = soap_new1(SOAP_XML_STRICT | SOAP_C_UTFSTRING);
  struct _ns1__GetContract load;
  struct _ns1__GetContractResponse loaded;
  soap_default__ns1__GetContract(soap, &load);
  load.sesija = arguments[2];
  load.ParaiskosID = atoi(arguments[3]);
  if (soap_call___ns1__GetContract(soap, arguments[1], NULL, &load, &loaded)) return fail(soap, "GetContract");
  printf("load %d\n", loaded.KlaidosKodas);
  if (loaded.Paraiska == NULL) return 1;
  print_others(loaded.Paraiska->KitiElementai);
  if (loaded.Paraiska->Prekes != NULL && loaded.Paraiska->Prekes->__sizePreke > 0)
    print_others(loaded.Paraiska->Prekes->Preke->KitiElementai);

  struct _ns1__SaveApplication save;
  struct _ns1__SaveApplicationResponse saved;
  soap_default__ns1__SaveApplication(soap, &save);
  save.sesija = arguments[2];
  save.Paraiska = loaded.Paraiska;
  save.Paraiska->Komentaras = arguments[4];
  if (soap_call___ns1__SaveApplication(soap, arguments[1], NULL, &save, &saved)) return fail(soap, "SaveApplication");
  printf("save %d\n", saved.KlaidosKodas);
  return 0;
}
