/**
 * The version that applies on a day: the latest that had begun by then, or the earliest known for days before it.
 * @param day ISO day
 * @throws RangeError when there is none at all
 */
export function versionInForce<Version extends { validFrom: string }>(
  versions: readonly Version[],
  day: string,
): Version {
  const byDate = [...versions].sort((left, right) => (left.validFrom < right.validFrom ? -1 : 1));
  const version = byDate.findLast((candidate) => candidate.validFrom <= day) ?? byDate[0];
  if (!version) throw new RangeError("There is no version");
  return version;
}
