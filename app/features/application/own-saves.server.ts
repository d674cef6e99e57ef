import * as z from "zod";
import { addNotice } from "~/notices/notices.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { Application } from "~/services/application-types.ts";
import { saveApplication } from "~/services/applications.server.ts";
import type { Write } from "~/services/write.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { defineSessionPart } from "~/session/session-part.server.ts";
import { unlessStoreIsFull } from "~/store/bearable.server.ts";
import { wasAgreed } from "./goods/goods-agreement.server.ts";

const REMEMBERED = 20;

/** The last version that this session has saved of each application, the newest first. */
const OWN_SAVES = defineSessionPart("ownSaves", z.array(z.object({ id: z.number(), version: z.string() })).default([]));

/** Saves an application and remembers who did: a conflict with oneself in another tab is told so (G12). */
export async function saveOwn(
  { backend, session }: Pick<Portal, "backend" | "session">,
  application: Application,
  write: Write,
) {
  const isAgreed = wasAgreed(session, application.id);
  const saved = await saveApplication(backend, application, { ...write, isAgreed });
  if (saved.ok && saved.value.consentOutdated)
    await addNotice(session, { text: { key: "signing:consentOutdated" }, variant: "warning" });
  if (saved.ok && saved.value.version !== null) await remember(session, application.id, saved.value.version);
  return saved;
}

/** Whether the version that the back end has is one that this session saved. */
export const isOwnSave = (session: PortalSession, { id, version }: Pick<Application, "id" | "version">): boolean =>
  OWN_SAVES.of(session).some((saved) => saved.id === id && saved.version === version);

const remember = (session: PortalSession, id: number, version: string): Promise<unknown> =>
  unlessStoreIsFull(() =>
    OWN_SAVES.change(session, (saves) =>
      [{ id, version }, ...saves.filter((saved) => saved.id !== id)].slice(0, REMEMBERED),
    ),
  );
