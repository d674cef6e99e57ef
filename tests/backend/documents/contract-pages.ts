import type { ContractData } from "../../../backend/src/documents/contract-data.ts";
import { makeContractSet } from "../../../backend/src/documents/contract-set.ts";

const NOTHING = { standardInformation: 0, contract: 0, conditions: 0, sort: 0 } as const;

/** The general conditions alone. */
export const makeGeneralPages = (contract: ContractData) => makeContractSet(contract, { ...NOTHING, conditions: 1 });

/** The special conditions with the schedule that belongs to them. */
export const makeSpecialPages = (contract: ContractData) => makeContractSet(contract, { ...NOTHING, contract: 1 });
