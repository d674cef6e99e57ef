/** Longest reason and note (decision under G25). */
export const NOTE_MAX = 250;
