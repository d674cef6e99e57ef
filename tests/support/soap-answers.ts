import type { OperationName } from "~/services/transport/operations.ts";

const USER =
  "<Vardas>Jonas</Vardas><Pavarde>Pardavėjas</Pavarde><Emailas>jonas@pavyzdys.example</Emailas>" +
  "<EmailasPatvirtintas>1</EmailasPatvirtintas><Loginas>jonas.s</Loginas><PardavejoID>7</PardavejoID>" +
  "<ParduotuvesID>101</ParduotuvesID><Aktyvus>1</Aktyvus><Autentifikacija>1</Autentifikacija><MatoIeskoti>0</MatoIeskoti>";

const WHO =
  "<Role>0</Role>" +
  `<PardavejoVartotojas>${USER}</PardavejoVartotojas>` +
  "<PapildomaInformacija><DviejuFaktoriuPrisijungimas>2</DviejuFaktoriuPrisijungimas></PapildomaInformacija>" +
  "<Parduotuve><ParduotuvesID>101</ParduotuvesID><Pavadinimas>Vilnius Ozo</Pavadinimas></Parduotuve>" +
  "<MatoIsipareigojimus>1</MatoIsipareigojimus>";

export const LOGIN_CONTENT = `<Sesija>s-1</Sesija><Tokenas>t-1</Tokenas>${WHO}`;

const APPLICATION =
  "<Paraiska><ParaiskosID>9000001</ParaiskosID><Versija>v1</Versija><Vardas>Mantas</Vardas></Paraiska>";

export const VARIANT =
  "<SalyguVariantas><SalyguVariantoID>11</SalyguVariantoID><SutartiesTipoID>3</SutartiesTipoID>" +
  "<Nebegalioja>0</Nebegalioja><Akcijinis>0</Akcijinis><Pavadinimas>Standartas</Pavadinimas>" +
  "<PalukanuNorma>12.9</PalukanuNorma><TrukmeNuo>6</TrukmeNuo><TrukmeIki>60</TrukmeIki></SalyguVariantas>";

const CONDITIONS = `<SalyguVariantai>${VARIANT}</SalyguVariantai><KatalogoTipas>TYPE_A</KatalogoTipas>`;

/** An offer of that many months. */
export const option = (durationMonths: number): string =>
  `<SiulomasVariantas2><SalyguVariantoID>11</SalyguVariantoID><Pavadinimas>Standartas</Pavadinimas>` +
  `<Trukme>${durationMonths}</Trukme><Suma>1200.00</Suma><MenesioImoka>57.10</MenesioImoka>` +
  "<BendraSuma>1370.40</BendraSuma><Permoka>170.40</Permoka><Bvkkmn>17.35</Bvkkmn><PalukanuNorma>12.9</PalukanuNorma>" +
  "<SutartiesMokestis>18.00</SutartiesMokestis><AdministravimoMokestis>0.50</AdministravimoMokestis>" +
  "<DstiPries>12.50</DstiPries><DstiPo>18.20</DstiPo><Rezultatas>APPROVED</Rezultatas></SiulomasVariantas2>";

export const DECISION =
  "<Sprendimas><Rezultatas>NEEDS_APPROVAL</Rezultatas>" +
  "<LeidimoPriezastys><Priezastis>DSTI_ABOVE_LIMIT</Priezastis></LeidimoPriezastys>" +
  "<TvariosPajamos>1500.00</TvariosPajamos><Isipareigojimai>100.00</Isipareigojimai>" +
  "<MinimalusPoreikiai>400.00</MinimalusPoreikiai><DstiRiba>40.00</DstiRiba>" +
  "<DidziausiaImoka>500.00</DidziausiaImoka><DidziausiaSuma>9000.00</DidziausiaSuma></Sprendimas>";

const PAYMENT =
  "<Eilute><Nr>1</Nr><Data>2026-12-15T00:00:00</Data><Kreditas>44.20</Kreditas><Palukanos>12.90</Palukanos>" +
  "<SutartiesMokestis>0.00</SutartiesMokestis><AdministravimoMokestis>0.50</AdministravimoMokestis>" +
  "<Draudimas>0.00</Draudimas><IsViso>57.60</IsViso><Likutis>1155.80</Likutis></Eilute>";

/** A schedule with these payments inside. */
export const scheduleXml = (payments: string): string =>
  "<Grafikas><Suma>1200.00</Suma><Trukme>24</Trukme><SalyguVariantoID>11</SalyguVariantoID>" +
  "<PirmaImoka>2026-12-15T00:00:00</PirmaImoka><PaskutineImoka>2028-11-15T00:00:00</PaskutineImoka>" +
  "<MenesioImoka>57.60</MenesioImoka><PaskutinesImokosSuma>57.41</PaskutinesImokosSuma>" +
  "<BendraSuma>1382.21</BendraSuma><Palukanos>152.21</Palukanos><SutartiesMokestis>18.00</SutartiesMokestis>" +
  "<AdministravimoMokestis>12.00</AdministravimoMokestis><Draudimas>0.00</Draudimas><BendraKaina>182.21</BendraKaina>" +
  `<PalukanuNorma>12.9</PalukanuNorma><Bvkkmn>15.02</Bvkkmn>${payments}</Grafikas>`;

const PDF =
  `<Turinys>${Buffer.from("%PDF-1.7 test %%EOF").toString("base64")}</Turinys>` +
  "<BylosPavadinimas>Sutartis</BylosPavadinimas><BylosPletinys>pdf</BylosPletinys>";

const RATING =
  "<Vertinimas><VertinimoID>5</VertinimoID><ParaiskosID>9000001</ParaiskosID><Laikas>2026-11-20T10:22:10</Laikas>" +
  "<Diena>2026-11-20T00:00:00</Diena><Suma>1200.00</Suma><DidziausiaSuma>9000.00</DidziausiaSuma><Galimas>1</Galimas>" +
  "<PardavejoVardas>Jonas Pardavėjas</PardavejoVardas><ParduotuvesPavadinimas>Vilnius Ozo</ParduotuvesPavadinimas>" +
  "<Sistema>A</Sistema><GaliojaIki>2026-12-20T00:00:00</GaliojaIki><YraAtaskaita>1</YraAtaskaita></Vertinimas>";

/** A row of the list of contracts. */
export const listRow = (id: number): string =>
  `<Eilute><ParaiskosID>${id}</ParaiskosID><Data>2026-11-20T00:00:00</Data><Suma>1234.56</Suma>` +
  "<PardavejoID>7</PardavejoID><PardavejoVardas>Jonas Pardavėjas</PardavejoVardas>" +
  "<ParduotuvesPavadinimas>Vilnius Ozo</ParduotuvesPavadinimas><Busena>0</Busena></Eilute>";

/** A row of the list of users. */
export const USER_ROW =
  "<Eilute><PardavejoID>10101</PardavejoID><VardasPavarde>Jonas Pardavėjas</VardasPavarde><Loginas>jonas.s</Loginas>" +
  "<ParduotuvesID>101</ParduotuvesID><ParduotuvesPavadinimas>Vilnius Ozo</ParduotuvesPavadinimas></Eilute>";

const PERMIT =
  "<Leidimas><leidimoID>900117</leidimoID><application>1020</application><Laikas>2026-07-29T09:12:00</Laikas><Suma>6000.00</Suma>" +
  "<Trukme>60</Trukme><SalyguVariantoID>11</SalyguVariantoID><KreditoTipas>1</KreditoTipas><Busena>WAITING</Busena><seka>0</seka>" +
  "<Iniciatorius>Jonas Pardavėjas</Iniciatorius><ParduotuvesPavadinimas>Vilnius Ozo</ParduotuvesPavadinimas></Leidimas>";

/** A good answer of every operation, without the code. */
export const GOOD_ANSWERS: Record<OperationName, string> = {
  Login2: LOGIN_CONTENT,
  Login3: LOGIN_CONTENT,
  ChangePassword: "",
  SaveSeller: `<PardavejoVartotojas>${USER}</PardavejoVartotojas>`,
  CheckEmailAvailability: "",
  EndSession: "",
  GetSessionUser: WHO,
  GetNewApplication: APPLICATION,
  SaveApplication: "<ParaiskosID>9000001</ParaiskosID><Versija>v2</Versija>",
  GetContract: APPLICATION,
  DeleteApplication: "",
  SaveClientEmail: "<Versija>v2</Versija>",
  CheckPersonalData: "<Vardas>Mantas</Vardas><Pavarde>Pavyzdaitis</Pavarde>",
  GetConditionVariants: CONDITIONS,
  GetSellerConditionVariants: CONDITIONS,
  GetProposedOptions: `<SiulomiVariantai>${option(24)}</SiulomiVariantai>${DECISION}<VertinimoID>5</VertinimoID>`,
  GetProposedOptionsByValuation: `<SiulomiVariantai>${option(24)}</SiulomiVariantai>`,
  GetLiabilities: `<Isipareigojimai><Isipareigojimas><IsipareigojimoID>a1</IsipareigojimoID><type>Consumer</type><creditor>Bankas</creditor><dateOfContract>2025-01-02T00:00:00</dateOfContract><limit>900.00</limit><outstandingTotal>480.00</outstandingTotal><instalmentCount>24</instalmentCount><outstandingCount>16</outstandingCount><installmentAmount>34.90</installmentAmount></Isipareigojimas></Isipareigojimai><Versija>1</Versija>`,
  SaveLiabilities: "<Versija>2</Versija>",
  InitiateDebtRecord: "<Busena>1</Busena>",
  GetDebtRecordStatus: "<Busena>2</Busena>",
  GetDebtReport:
    "<SkoluAtaskaita><ParaiskosID>9000001</ParaiskosID><PardavejoID>10101</PardavejoID><ParduotuvesID>101</ParduotuvesID>" +
    "<PardavejoVardas>Jonas Pardavėjas</PardavejoVardas><ParduotuvesPavadinimas>Vilnius Ozo</ParduotuvesPavadinimas>" +
    "<Asmenys><Asmuo><Sutuoktinis>0</Sutuoktinis><AsmensKodas>38403179912</AsmensKodas>" +
    "<Uzsakyta>2026-11-20T10:15:00</Uzsakyta><GaliojaIki>2026-12-20T00:00:00</GaliojaIki></Asmuo></Asmenys></SkoluAtaskaita>",
  CalculateSchedule: scheduleXml(PAYMENT),
  CalculatePersonalSchedule: scheduleXml(PAYMENT) + DECISION,
  GetSchedulePdf: PDF,
  GetStandardInformationPdf: PDF,
  GetConsentDocument: PDF,
  GetInsuranceConsentDocument: PDF,
  GetValuationReportPdf: PDF,
  ListValuations: `<Sarasas>${RATING}</Sarasas><Nuo>1</Nuo><Viso>1</Viso>`,
  GetValuation: RATING,
  ListReports:
    "<Ataskaitos><Ataskaita><AtaskaitosID>2</AtaskaitosID><Pavadinimas>Sutartys pagal pardavėjus</Pavadinimas>" +
    "<Parametrai><Parametras>DataNuo</Parametras><Parametras>DataIki</Parametras></Parametrai>" +
    "<Stulpeliai><Stulpelis><Pavadinimas>Suma, €</Pavadinimas><Tipas>SUMA</Tipas></Stulpelis></Stulpeliai>" +
    "</Ataskaita></Ataskaitos>",
  GetReport: "<Eilutes><Eilute><Reiksme>1234.56</Reiksme></Eilute></Eilutes><Viso>1</Viso>",
  GetReportPdf: PDF,
  GetMonthOverview:
    "<Parduotuves><Eilute><ParduotuvesID>101</ParduotuvesID><ParduotuvesPavadinimas>Vilnius Ozo</ParduotuvesPavadinimas>" +
    "<Paraiskos>4</Paraiskos><Sutartys>1</Sutartys><Suma>1234.56</Suma></Eilute></Parduotuves>",
  GetContractDocuments: PDF,
  GetContractDraft: PDF,
  MakeContract: "<Busena>1</Busena><SutartiesNr>GI-2026-000001</SutartiesNr><Versija>v3</Versija>",
  CheckContractPossible: "<Galima>1</Galima>",
  ListContracts: `<Sarasas>${listRow(9_000_001)}</Sarasas><Viso>1</Viso>`,
  ConfirmSignature: "<Busena>2</Busena><EKreditoBusena>3</EKreditoBusena><Versija>v4</Versija>",
  TakeOverContract: "<ParaiskosID>1044</ParaiskosID><Versija>v4</Versija>",
  ListTransferRecipients: `<Sarasas>${USER_ROW}</Sarasas><Viso>1</Viso>`,
  ArchiveContract: "<Busena>3</Busena><Versija>v6</Versija>",
  RejectContract: "<Busena>-1</Busena><EKreditoBusena>2</EKreditoBusena><Versija>v5</Versija>",
  TransferContract: "<Versija>v4</Versija>",
  ListPermissions: `<Sarasas>${PERMIT}</Sarasas><Nuo>1</Nuo><Viso>1</Viso>`,
  RequestPermission: "<leidimoID>900117</leidimoID><Busena>WAITING</Busena><seka>0</seka>",
  ApprovePermission: "<Busena>CONFIRMED</Busena>",
  RejectPermission: "<Busena>REJECTED</Busena>",
  GetCatalogue:
    "<KatalogoTipas>TYPE_A</KatalogoTipas><Grupes><Grupe><TurtoRusiesID>1</TurtoRusiesID><Pavadinimas>Televizoriai</Pavadinimas>" +
    "<KainaNuo>50.00</KainaNuo><KainaIki>5000.00</KainaIki><Garantija>1</Garantija><Katalogas>1</Katalogas></Grupe></Grupes>" +
    "<Prekes><Preke><PrekesNumeris>TV-1</PrekesNumeris><Pavadinimas>Televizorius</Pavadinimas><Kaina>499.00</Kaina>" +
    "<TurtoRusiesID>1</TurtoRusiesID></Preke></Prekes>",
  GetMinimumCreditSum: "<MinimaliSuma>100.00</MinimaliSuma><KeiciasiImoka>0</KeiciasiImoka>",
  GetGuaranteeInsurancePrices: "<Kainos><Kaina><Trukme>1</Trukme><Kaina>9.90</Kaina></Kaina></Kainos>",
  SuggestAddress: "<Adresai><Adresas><Miestas>Vilnius</Miestas></Adresas></Adresai>",
  GetPersonalCode: "<AsmensKodas>60302149977</AsmensKodas>",
  GetActionLog:
    "<Irasai><Irasas><Laikas>2026-11-20T10:15:00</Laikas><Vartotojas>jonas.s</Vartotojas><Veiksmas>Išsaugota</Veiksmas></Irasas></Irasai>",
  ListNews:
    "<Naujienos><Naujiena><NaujienosID>1</NaujienosID><Pavadinimas>Naujiena</Pavadinimas><Turinys>&lt;p&gt;Labas&lt;/p&gt;</Turinys>" +
    "<Data>2026-11-20T00:00:00</Data><Prisegta>0</Prisegta></Naujiena></Naujienos>",
  GetUnreadNewsCount: "<Kiekis>2</Kiekis>",
  GetServiceStatuses:
    "<Sistemos><Sistema><SistemosID>1</SistemosID><Pavadinimas>Vertinimas</Pavadinimas><Statusas>0</Statusas>" +
    "<Atnaujinta>2026-11-20T14:03:00</Atnaujinta></Sistema></Sistemos>",
  ListUsers: `<Sarasas>${USER_ROW}</Sarasas><Viso>1</Viso>`,
  UnblockUser: "<PardavejoID>10203</PardavejoID><BuvusiBusena>1004</BuvusiBusena>",
  ConfirmWarrants: "<Kiekis>3</Kiekis>",
  ListNotifications:
    "<Pranesimai><Pranesimas><PranesimoID>1</PranesimoID><type>greeting</type><variant>info</variant>" +
    "<message>Laba diena!</message><messageEn>Hello!</messageEn></Pranesimas></Pranesimai>",
  GetCountries:
    "<Salys><Salis><Kodas>LTU</Kodas><Pavadinimas>Lietuva</Pavadinimas><PavadinimasEn>Lithuania</PavadinimasEn></Salis></Salys>",
  ListDocuments:
    "<Dokumentai><Dokumentas><DokumentoID>5</DokumentoID><dokumentoTipas>7</dokumentoTipas><Sutuoktinis>0</Sutuoktinis>" +
    "<BylosPavadinimas>pasas.jpg</BylosPavadinimas><BylosPletinys>jpg</BylosPletinys><Dydis>48211</Dydis><Santrauka>ab12</Santrauka>" +
    "<Ikelta>2026-11-20T14:03:00</Ikelta><Ikele>Jonas Pardavėjas</Ikele></Dokumentas></Dokumentai>",
  UploadDocument: "<DokumentoID>5</DokumentoID>",
  GetDocument: PDF,
  DeleteDocument: "",
  GetIncomes:
    "<Versija>v1</Versija><Eilutes><Eilute><PajamosID>1</PajamosID><PajamuRusiesID>1</PajamuRusiesID><PajamuSuma>1500.00</PajamuSuma>" +
    "<Pavadinimas>Darbo užmokestis</Pavadinimas><DataNuo>2026-01-01T00:00:00</DataNuo><DataIki>2026-10-31T00:00:00</DataIki></Eilute></Eilutes>" +
    "<TvariosPajamos>1500.00</TvariosPajamos><BankoAtaskaitosBusena>0</BankoAtaskaitosBusena>",
  SaveIncomes: "<Versija>v2</Versija>",
  RequestBankReport: "<Busena>1</Busena>",
  GetBankReportRequest: "<Kreditorius>UAB Pavyzdys</Kreditorius><GaliojaIki>2026-11-27T00:00:00</GaliojaIki>",
  AnswerBankReport: "",
  InitiateSigning: "<Busena>pending</Busena><Versija>v3</Versija>",
  GetSigningStatus: `<Versija>v3</Versija><InicijavimasGalimas>1</InicijavimasGalimas><Pasirasymai><Dalis><Dokumentas>0</Dokumentas>
    <Sutuoktinis>0</Sutuoktinis><Pavadinimas>Sutikimas 9000001</Pavadinimas><Vardas>Mantas Pavyzdaitis</Vardas><Pasirasymas>30</Pasirasymas>
    <Budai><Budas><PasirasymoTipas>30</PasirasymoTipas></Budas></Budai><Uzklausos><Uzklausa><PasirasymoTipas>30</PasirasymoTipas><Busena>pending</Busena>
    <Pradeta>2026-11-25T10:00:00</Pradeta><GaliojaIki>2026-11-28T10:00:00</GaliojaIki></Uzklausa></Uzklausos></Dalis></Pasirasymai>`,
  CancelSigning: "<Versija>v4</Versija>",
  GetSigningRequest: `<Busena>pending</Busena><PasirasymoTipas>30</PasirasymoTipas><Dokumentas>0</Dokumentas><Pavadinimas>Sutikimas 9000001</Pavadinimas>
    <Vardas>Mantas Pavyzdaitis</Vardas><Kreditorius>UAB Pavyzdys</Kreditorius><GaliojaIki>2026-11-28T00:00:00</GaliojaIki><Maisa>aa</Maisa>`,
  GetContractForSigning: PDF,
  GetConsentForSigning: PDF,
  SendSigningCode: "",
  ConfirmSigning: "<Busena>signed</Busena>",
  RefuseSigning: "<Busena>canceled</Busena>",
  GetSignedContract: PDF,
  GetSignedConsent: PDF,
  ListSignedDocuments:
    "<PasirasytiDokumentai><PasirasytasDokumentas><Kodas>0</Kodas><Rusis>contract</Rusis><PasirasymoTipas>1</PasirasymoTipas></PasirasytasDokumentas></PasirasytiDokumentai>",
  SendHandOver: "",
  LogHandOver: "",
  SendDocuments: "<ElPastas>emilija@pavyzdys.example</ElPastas><Kiekis>1</Kiekis>",
  ProtestAuthorization: "",
  PassSignedConsent: "",
  PassSignedContract: "",
  PassSignedInsurance: "",
  GetSignedInsurance: PDF,
  VerifyDocument: "<Rusis>contract</Rusis><Tikras>1</Tikras>",
};
