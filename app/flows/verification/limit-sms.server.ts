import { AuthenticationMethod } from "~/domain/enumerations/authentication-method.ts";
import { environment } from "~/platform/env.server.ts";
import { log } from "~/platform/log.server.ts";
import type { CodeMethod, IssuedCode } from "~/services/verify-types.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { countAttempt, giveAttemptBack, type Bucket } from "~/store/rate-limit.server.ts";
import type { CodePurpose, Verification } from "./verification-record.server.ts";

const DAY_SECONDS = 24 * 60 * 60;

type Asked = { purpose: CodePurpose; to: { method: CodeMethod; contact: string }; running: Verification | null };

/**
 * Asks for a code unless the day's SMS are used up: of the user, of the shop, and of a number that a user merely wants to have, so that several
 * accounts cannot pester one person. What is one too many is not asked for at all; what was asked for and not sent does not count.
 */
export async function limitSms(
  { user }: Pick<PortalSession, "user">,
  { purpose, to, running }: Asked,
  ask: () => Promise<IssuedCode>,
): Promise<IssuedCode> {
  if (to.method !== AuthenticationMethod.sms) return ask();
  const counted: Bucket[] = [];
  for (const bucket of bucketsOf(user, purpose, to.contact)) {
    counted.push(bucket);
    const { allowed, count, retryAfterSeconds: waitSeconds } = await countAttempt(bucket, "closed");
    if (allowed) continue;
    log("warn", "rate.refused", { op: bucket.purpose, count });
    await giveBack(counted);
    const { token = null, requestId = null } = running ?? {};
    return { state: "tryLater", token, requestId, waitSeconds, dayLimit: true };
  }
  const issued = await ask();
  if (issued.state !== "sent") await giveBack(counted);
  return issued;
}

function bucketsOf({ id, shopId }: PortalSession["user"], purpose: CodePurpose, number: string): Bucket[] {
  const { smsPerUserDay, smsPerShopDay, smsPerNumberDay } = environment().limits;
  const perDay = (name: string, key: string, limit: number): Bucket => ({
    purpose: name,
    key,
    limit,
    windowSeconds: DAY_SECONDS,
  });
  const ofAccount = [perDay("sms.user", id, smsPerUserDay), perDay("sms.shop", shopId, smsPerShopDay)];
  // The number of a log-in is the user's own, and is given as often as the user may have codes.
  return purpose === "device" ? ofAccount : [...ofAccount, perDay("sms.number", number, smsPerNumberDay)];
}

const giveBack = (buckets: readonly Bucket[]) => Promise.all(buckets.map((bucket) => giveAttemptBack(bucket)));
