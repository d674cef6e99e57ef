import type { news } from "../../store/schema/news.ts";
import type { DemoTime } from "../demo-time.ts";

/** A news item of the demo; a negative number of days is after T. */
interface DemoNews {
  readonly title: readonly [lt: string, en: string | null];
  readonly content: readonly [lt: string, en: string | null];
  readonly daysAgo: number;
  readonly expiredDaysAgo?: number;
  readonly pinned?: true;
  readonly managersOnly?: true;
}

const SITE = "https://pavyzdzio-lizingas.example";

/** Long enough to need a fold: what changed in the law, with links and a list. */
const LONG_LT = [
  "<p>Nuo šių metų keičiasi vartojimo kredito taisyklės. Prašome susipažinti prieš priimant paraiškas.</p>",
  "<ul>",
  "<li>Standartinės informacijos forma pateikiama <strong>prieš</strong> pasirašant sutartį, net kai kreditas be palūkanų.</li>",
  "<li>Pirkėjas turi teisę prašyti, kad automatinį sprendimą peržiūrėtų darbuotojas.</li>",
  "<li>Apie teisę atsisakyti sutarties per 14 dienų primenama raštu.</li>",
  "<li>Vidutinė mėnesio įmoka visiems kreditoriams neturi viršyti 40 % tvarių pajamų.</li>",
  "</ul>",
  `<p>Visas taisykles rasite <a href="${SITE}/taisykles">partnerių taisyklėse</a>, o dažniausius klausimus – `,
  `<a href="${SITE}/klausimai">klausimų ir atsakymų puslapyje</a>. Jei ko nors neradote, rašykite savo vadybininkui.</p>`,
  "<p>Mokymai vyks nuotoliniu būdu. Registracija atidaryta iki mėnesio pabaigos, dalyvių skaičius neribojamas.</p>",
].join("");

const LONG_EN = [
  "<p>The rules of consumer credit change this year. Please read before you take applications.</p>",
  "<ul>",
  "<li>The standard information form is given <strong>before</strong> the contract is signed, also for interest-free credit.</li>",
  "<li>The buyer may ask that a member of staff reviews an automated decision.</li>",
  "<li>The right to withdraw within 14 days is recalled in writing.</li>",
  "<li>The average monthly payment to all creditors must not exceed 40 % of sustainable income.</li>",
  "</ul>",
  `<p>All rules are in the <a href="${SITE}/taisykles">partner rules</a>, frequent questions on the `,
  `<a href="${SITE}/klausimai">questions and answers page</a>. If something is missing, write to your manager.</p>`,
  "<p>Training is held online. Registration is open until the end of the month.</p>",
].join("");

const STORIES: readonly DemoNews[] = [
  {
    title: ["Sveiki atvykę į atnaujintą partnerių savitarną", "Welcome to the new partner portal"],
    content: [
      "<p>Paraiškas, sutartis ir ataskaitas nuo šiol rasite vienoje vietoje. Klausimus siųskite savo vadybininkui.</p>",
      "<p>Applications, contracts and reports are now in one place. Send questions to your manager.</p>",
    ],
    daysAgo: 40,
    pinned: true,
  },
  {
    title: ["Keičiasi vartojimo kredito taisyklės", "Consumer credit rules change"],
    content: [LONG_LT, LONG_EN],
    daysAgo: 6,
  },
  {
    title: ["Atnaujinta pardavėjo atmintinė (PDF)", "Updated seller's guide (PDF)"],
    content: [
      `<p>Parsisiųskite <a href="${SITE}/failai/pardavejo-atmintine.pdf">pardavėjo atmintinę (PDF, 240 KB)</a>.</p>`,
      `<p>Download the <a href="${SITE}/failai/pardavejo-atmintine.pdf">seller's guide (PDF, 240 KB)</a>.</p>`,
    ],
    daysAgo: 12,
  },
  {
    title: ["Akcija „0 % 10 mėn.“ pratęsta", null],
    content: ["<p>Akcija „0 % 10 mėn.“ telefonams ir kompiuteriams pratęsta iki mėnesio pabaigos.</p>", null],
    daysAgo: 3,
  },
  {
    title: ["Vadybininkams: leidimų eilė", "For managers: request queue"],
    content: [
      "<p>Laukiančius leidimus peržiūrėkite per 72 valandas. Po to prašymas nebegalioja.</p>",
      "<p>Review waiting requests within 72 hours. After that a request expires.</p>",
    ],
    daysAgo: 2,
    managersOnly: true,
  },
  {
    title: ["Planuojami sistemos darbai", "Planned maintenance"],
    content: [
      "<p>Sekmadienį nuo 2.00 iki 4.00 val. savitarna gali neveikti.</p>",
      "<p>The portal may be unavailable on Sunday from 2:00 to 4:00.</p>",
    ],
    daysAgo: -5,
  },
  {
    title: ["Vasaros akcija baigėsi", "The summer offer has ended"],
    content: [
      "<p>Akcijos „Vasara“ paraiškų nebepriimame.</p>",
      "<p>Applications for the summer offer are no longer accepted.</p>",
    ],
    daysAgo: 95,
    expiredDaysAgo: 30,
  },
  {
    title: ["Pasirašymas planšetėje", "Signing on a tablet"],
    content: [
      '<p onclick="alert(1)">Sutartį pirkėjas gali pasirašyti planšetėje.</p><script>alert("naujiena")</script>' +
        '<p><a href="javascript:alert(2)">Plačiau</a></p>',
      '<p>The buyer may sign on a tablet.</p><script>alert("news")</script>',
    ],
    daysAgo: 9,
  },
  {
    title: ["Naujos sąlygos: „Su sutuoktiniu“", "New conditions: with the spouse"],
    content: [
      "<p>Didesnėms kaip 4 000 € sumoms šiose sąlygose pasirašo ir sutuoktinis.</p>",
      "<p>Above €4,000 these conditions need the spouse's signature too.</p>",
    ],
    daysAgo: 21,
  },
  {
    title: ["Darbo laikas švenčių dienomis", "Opening hours on public holidays"],
    content: [
      "<p>Švenčių dienomis pagalba telefonu teikiama nuo 10.00 iki 14.00 val.</p>",
      "<p>On public holidays phone help is available from 10:00 to 14:00.</p>",
    ],
    daysAgo: 30,
  },
  {
    title: ["Šilumos siurbliams – iki 84 mėnesių", "Heat pumps: up to 84 months"],
    content: [
      "<p>Šilumos siurbliams ir saulės elektrinėms kreditas teikiamas iki 84 mėnesių.</p>",
      "<p>Credit for heat pumps and solar plants runs up to 84 months.</p>",
    ],
    daysAgo: 48,
  },
  {
    title: ["Slaptažodžio keitimas", "Password change"],
    content: [
      "<p>Slaptažodį prašysime pakeisti kas 180 dienų. Niekam jo neatskleiskite, taip pat ir mūsų darbuotojams.</p>",
      "<p>You will be asked to change your password every 180 days. Do not share it with anyone, including our staff.</p>",
    ],
    daysAgo: 60,
  },
];

/** Twelve news items (demo-data 7): pinned, long, with a file, Lithuanian only, for managers, future, expired, hostile. */
export const toNewsRows = (time: DemoTime): (typeof news.$inferInsert)[] =>
  STORIES.map(({ title, content, daysAgo, expiredDaysAgo, pinned, managersOnly }, index) => ({
    id: index + 1,
    titleLt: title[0],
    titleEn: title[1],
    contentLt: content[0],
    contentEn: content[1],
    publishedAt: time.momentBefore(daysAgo, "09:00"),
    expiresAt: expiredDaysAgo === undefined ? null : time.momentBefore(expiredDaysAgo, "23:59"),
    pinned: pinned ?? false,
    managersOnly: managersOnly ?? false,
  }));
