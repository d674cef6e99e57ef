import type { FormEntry } from "./form-table.ts";

/** Forms that give an application to another seller, and end a contract. */
export const CONTRACT_FORMS: readonly FormEntry[] = [
  {
    form: "take-over",
    route: "routes/application-take-over/route",
    address: () => "/applications/take-over",
    fields: { number: "1044", key: "PERIM-7Q4K" },
    button: "takeOver",
    leadsTo: () => "/applications/edit/1044/5",
    writes: ["TakeOverContract"],
  },
  {
    form: "transfer",
    route: "routes/application-transfer/route",
    address: ({ application }) => `/applications/transfer/${application}`,
    fields: { recipient: "10102", comment: "Pavaduoja kolegę" },
    button: "transfer",
    leadsTo: () => "/applications",
    writes: ["TransferContract"],
  },
  {
    form: "reject-contract",
    route: "routes/application-reject/route",
    address: ({ contract }) => `/applications/reject/${contract}`,
    fields: { reason: "1", comment: "" },
    button: "rejectContract",
    leadsTo: ({ contract }) => `/applications/edit/${contract}/5`,
    writes: ["RejectContract"],
  },
];
