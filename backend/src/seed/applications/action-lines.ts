import { chainLines, type ChainedLine, type LogLine } from "../../applications/log-chain.ts";
import type { DemoTime } from "../demo-time.ts";
import { DEMO_USERS } from "../partners/users.ts";
import { DEMO_STORIES } from "./demo-stories.ts";
import { contractDaysAgoOf, hasContract, type Signature, type Story } from "./story.ts";

/** What happened, how many days before T, at what time, and who did it when it was not the seller. */
interface Event {
  readonly daysAgo: number;
  readonly time: string;
  readonly action: string;
  readonly note?: string;
  readonly by?: string;
}

const PAYMENTS = "Mokėjimų sistema";
const SCORING = "Vertinimo sistema";
const ALL_STEPS = 4;

const signedActions: Readonly<Record<Signature, string | null>> = {
  0: null,
  1: "Parašas popieriuje patvirtintas",
  10: "Sutartis patvirtinta pervedus centą",
  11: "Sutartis pasirašyta elektroniniu parašu",
  20: "Sutartis pasirašyta planšetėje",
  30: "Išsiųstas kvietimas pasirašyti nuotoliniu būdu",
  31: "Pradėtas pasirašymas planšetėje",
};

function applicationEvents(story: Story): Event[] {
  const daysAgo = story.createdDaysAgo;
  const steps = story.steps ?? ALL_STEPS;
  const events: Event[] = [
    { daysAgo, time: "10:12:30", action: "Paraiška sukurta" },
    { daysAgo, time: "10:13:05", action: "Patikrinti asmens duomenys" },
    { daysAgo, time: "10:14:20", action: "Paraiška išsaugota", note: "1 žingsnis" },
  ];
  if (steps >= 2) events.push({ daysAgo, time: "10:18:45", action: "Paraiška išsaugota", note: "2 žingsnis" });
  if (steps >= 3) events.push({ daysAgo, time: "10:22:10", action: "Apskaičiuoti pasiūlymai", by: SCORING });
  if (steps >= ALL_STEPS) events.push({ daysAgo, time: "10:29:00", action: "Paraiška išsaugota", note: "4 žingsnis" });
  return events;
}

function contractEvents(story: Story): Event[] {
  const daysAgo = contractDaysAgoOf(story);
  const events: Event[] = [
    { daysAgo, time: "10:41:00", action: "Sutartis sudaryta" },
    { daysAgo, time: "10:42:30", action: "Suformuoti sutarties dokumentai" },
  ];
  if (story.sealed === true) return events;
  const signed = signedActions[story.contractSignature ?? 0];
  if (signed !== null) events.push({ daysAgo, time: "10:55:00", action: signed, note: "Pirkėjas" });
  const spouseSigned = signedActions[story.spouseSignature ?? 0];
  if (spouseSigned !== null) events.push({ daysAgo, time: "10:57:00", action: spouseSigned, note: "Sutuoktinis" });
  return events;
}

function laterEvents(story: Story): Event[] {
  const daysAgo = story.paidOutDaysAgo;
  const events: Event[] =
    daysAgo === undefined ? [] : [{ daysAgo, time: "12:00:00", action: "Kreditas išmokėtas", by: PAYMENTS }];
  if (story.status === -1) events.push({ daysAgo: contractDaysAgoOf(story), time: "16:05:00", action: "Atmesta" });
  if (story.status === 3) events.push({ daysAgo: 25, time: "03:00:00", action: "Perkelta į archyvą", by: "Archyvas" });
  if (story.status === 4) {
    events.push({
      daysAgo: contractDaysAgoOf(story) - 2,
      time: "09:30:00",
      action: "Pažymėti trūkumai",
      by: "Vadybė Pirmoji",
    });
  }
  return events;
}

/** What stands in the log before the signatures that are given through the provider, which write lines of their own. */
const eventsOf = (story: Story): Event[] =>
  story.unlogged === true
    ? []
    : [
        ...applicationEvents(story),
        ...(hasContract(story) ? contractEvents(story) : []),
        ...(story.sealed === true ? [] : laterEvents(story)),
      ];

function toLine(story: Story, event: Event, time: DemoTime): LogLine {
  const seller = DEMO_USERS.find(({ id }) => id === story.seller);
  return {
    applicationId: story.id,
    at: time.momentBefore(event.daysAgo, event.time),
    userId: event.by === undefined ? story.seller : null,
    userName: event.by ?? (seller?.name ?? []).join(" "),
    action: event.action,
    note: event.note ?? null,
  };
}

/** What comes after the signatures of a story that is signed through the provider. */
export const toLaterLines = (story: Story, time: DemoTime): LogLine[] =>
  laterEvents(story).map((event) => toLine(story, event, time));

/** What was done to the hand-made applications: 3 to 15 lines each, none for the one that shows 1300 (F-180). */
export const toActionLines = (time: DemoTime): ChainedLine[] =>
  chainLines(DEMO_STORIES.flatMap((story) => eventsOf(story).map((event) => toLine(story, event, time))));
