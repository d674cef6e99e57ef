import type { notification } from "./wire/notifications.ts";
import type { ValueOf } from "./wire/parts.ts";

/** What the back end tells a user after log-in (F-111, F-123): `message` in plain words or `html`. */
export type Notification = ValueOf<typeof notification>;
