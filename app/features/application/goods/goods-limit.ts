import { GOODS_LINES_MAX } from "~/domain/limits.ts";

/** Whether no further line of goods fits into an application (decision under G15). */
export const isGoodsListFull = ({ goods }: { goods: readonly unknown[] }): boolean => goods.length >= GOODS_LINES_MAX;
