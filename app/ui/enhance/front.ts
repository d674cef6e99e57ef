/** What is in front of its page and can be reached alone: an open dialog, else the whole document. */
export const front = (): ParentNode => document.querySelector("dialog[open]") ?? document;
