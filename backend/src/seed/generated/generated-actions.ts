import { chainLines, type ChainedLine } from "../../applications/log-chain.ts";
import type { NewApplication } from "../applications/story-rows.ts";
import { DEMO_USERS } from "../partners/users.ts";

const names = new Map(DEMO_USERS.map(({ id, name }) => [id, name.join(" ")]));

/** The lines that every generated application has: it was made, and its latest change. */
export const toGeneratedActions = (rows: readonly NewApplication[]): ChainedLine[] =>
  chainLines(
    rows.flatMap(({ id, sellerId, createdAt, updatedAt, contractNumber }) => {
      const line = { applicationId: id, userId: sellerId, userName: names.get(sellerId) ?? "", note: null };
      return [
        { ...line, at: createdAt, action: "Paraiška sukurta" },
        {
          ...line,
          at: updatedAt,
          action: contractNumber === undefined ? "Paraiška išsaugota" : "Sutartis sudaryta",
        },
      ];
    }),
  );
