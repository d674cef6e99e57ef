import { blockStates } from "~/domain/enumerations/block-state.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { listAccounts } from "~/services/accounts.server.ts";

const ROWS = 20;

/** Users who cannot get in, for a manager to unblock (decision under G30); `state` is a key of `enumerations`, or null for a block that we do not know. */
export async function readBlockedUsers({ backend }: Portal) {
  const found = await listAccounts(backend, { sortBy: "block", direction: "desc", limit: ROWS });
  if (!found.ok) throw refusalPage(found.notice);
  const blocked = found.value.rows.filter(({ blockState }) => blockState !== 0);
  return blocked.map(({ id, login, firstName, lastName, shopName, blockState }) => ({
    id,
    login,
    name: `${firstName} ${lastName}`,
    shop: shopName,
    state: blockStates.labelKey(blockState),
  }));
}
