import { describeActionLog } from "./describe-action-log.ts";
import { describeGenerated } from "./describe-generated.ts";
import { describeHandMade } from "./describe-hand-made.ts";
import { describeListPlans } from "./describe-list-plans.ts";
import { describePartners } from "./describe-partners.ts";
import { seededDatabase } from "./seeded-database.ts";

/** Enough for the planner to prefer an index. */
const GENERATED_ROWS = 4_000;

const store = seededDatabase(GENERATED_ROWS);

describePartners(store);
describeHandMade(store);
describeGenerated(store, GENERATED_ROWS);
describeListPlans(store);
describeActionLog(store);
