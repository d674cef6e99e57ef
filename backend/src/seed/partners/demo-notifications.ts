import type { notifications } from "../../store/schema/notifications.ts";
import type { DemoTime } from "../demo-time.ts";

type NotificationRow = typeof notifications.$inferInsert;

const MANAGER = 1;
const SUPERVISOR = 3;
const SHOP_KLAIPEDA = 201;
const SITE = "https://pavyzdzio-lizingas.example";

const STORIES: readonly (Omit<NotificationRow, "id" | "startsAt" | "endsAt"> & { endsInDays?: number })[] = [
  {
    type: "greeting",
    variant: "info",
    messageLt: "Laba diena! Linkime sklandžios darbo dienos.",
    messageEn: "Hello! Have a smooth working day.",
  },
  {
    type: "attention",
    variant: "warning",
    messageLt: "Iki mėnesio pabaigos patvirtinkite savo darbuotojų įgaliojimus.",
    messageEn: "Confirm the warrants of your staff by the end of the month.",
    textLt: "Nepatvirtinti darbuotojai prisijungti negalės.",
    textEn: "Staff who are not confirmed will not be able to log in.",
    stays: true,
    sameAs: "warrants",
    role: SUPERVISOR,
  },
  {
    type: "attention",
    variant: "warning",
    headingLt: "Sekmadienį nuo 2.00 iki 4.00 val. vyks sistemos darbai",
    headingEn: "Maintenance on Sunday from 2:00 to 4:00",
    htmlLt:
      "<p>Tuo metu neveiks:</p><ul><li>pasiūlymų skaičiavimas,</li><li>sutarčių sudarymas.</li></ul>" +
      `<p>Plačiau – <a href="${SITE}/darbai" onclick="alert(1)">darbų puslapyje</a>.</p><script>alert("pranešimas")</script>`,
    htmlEn:
      "<p>Not available at that time:</p><ul><li>offers,</li><li>making contracts.</li></ul>" +
      `<p>More on the <a href="${SITE}/darbai" onclick="alert(1)">maintenance page</a>.</p><script>alert("notice")</script>`,
    collapsed: true,
    stays: true,
    role: MANAGER,
  },
  {
    type: "soap",
    variant: "danger",
    messageLt: "Šiuo metu pasirašymas planšetėje Jūsų parduotuvėje neveikia. Sutartis pasirašykite popieriuje.",
    messageEn: "Signing on a tablet does not work in your shop at the moment. Sign contracts on paper.",
    code: 2000,
    shopId: SHOP_KLAIPEDA,
  },
  {
    type: "general",
    variant: "success",
    messageLt: "Šis pranešimas jau pasibaigęs.",
    messageEn: "This notice is over.",
    endsInDays: -1,
  },
];

/** What people are told after log-in (demo-data 7): a greeting for all, one that stays, one that is folded, one of the back end. */
export const toNotificationRows = (time: DemoTime): NotificationRow[] =>
  STORIES.map(({ endsInDays, ...story }, index) => ({
    ...story,
    id: index + 1,
    startsAt: time.momentBefore(30, "09:00"),
    endsAt: endsInDays === undefined ? null : time.momentBefore(-endsInDays, "00:00"),
  }));
