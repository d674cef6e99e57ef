import { z } from "zod";
import { answer } from "../../wire/answer.ts";
import { MANAGERS, operation } from "../call/operation.ts";
import { reportServices } from "../../scenarios/service-script.ts";
import { toLocalTime, toNumber } from "../../wire/wire-output.ts";

/** States of the outside systems, for the lender's managers (F-037, F-496); another user gets 1021. */
export const getServiceStatuses = operation(MANAGERS, z.object({}), async ({ clock, scenarios }) => {
  const systems = reportServices(clock.now(), scenarios?.switches.systems).map((service) => ({
    SistemosID: toNumber(service.id),
    Pavadinimas: service.nameLt,
    PavadinimasEn: service.nameEn,
    Statusas: toNumber(service.status),
    Url: service.url,
    Atnaujinta: toLocalTime(service.updatedAt),
  }));
  return answer({ Sistemos: { Sistema: systems } });
});
