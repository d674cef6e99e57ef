/** Whether a variant's name holds a figure already (“0 % 10 mėn.” its rate and its duration): said once is enough. Notations differ in their spaces. */
export function saysAlready(name: string, figure: string): boolean {
  const [all = "", wanted = ""] = [name, figure].map((text) => text.replace(/\s/g, ""));
  const at = all.indexOf(wanted);
  return at >= 0 && !/[\d.,]/.test(all.charAt(at - 1));
}
