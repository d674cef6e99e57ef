import { audit } from "~/platform/audit.server.ts";
import { deleteDevice, listDevices } from "~/services/verify-devices.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { deviceCookie, newDeviceId } from "./device-cookie.server.ts";

/**
 * Forgets a remembered device of the user and says so on the next page. The log-ins on it end, but this one: when it is this very device,
 * the browser gets another id at once, so that it need not be logged out for the old one (F-513).
 * @param id null: none that is on the list
 * @returns the cookies of the answer
 */
export async function deleteOwnDevice({ session, verify }: Portal, id: number | null): Promise<Headers> {
  const headers = new Headers();
  const device = (await listDevices(verify, session.soapSession)).find((listed) => listed.id === id);
  if (device === undefined || !(await deleteDevice(verify, session.soapSession, device.id))) {
    await addNotice(session, { text: { key: "sessions:done.deviceGone" }, variant: "info" });
    return headers;
  }
  audit("device.withdrawn", { result: "ok", subject: device.id });
  await addNotice(session, { text: { key: "sessions:done.forgotten" }, variant: "success" });
  if (device.current) headers.append("Set-Cookie", deviceCookie(newDeviceId()));
  return headers;
}
