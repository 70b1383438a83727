/**
 * The items of an untouched list that are assumed to be done: 40 % one week after its week, up to 90 % six weeks after.
 * They are chosen by their ids, so they are the same on every visit and device, and an assumed item stays assumed.
 */
export function assumedItems(ids: readonly string[], weeksBack: number): ReadonlySet<string> {
  if (weeksBack < 1) return new Set()
  const percent = 30 + 10 * weeksBack
  // Rounded to whole items, but within 40 % to 90 %: three items have no exact 40 %.
  const count = Math.min(
    Math.floor((ids.length * 90) / 100),
    Math.max(Math.ceil((ids.length * 40) / 100), Math.round((ids.length * percent) / 100)),
  )
  return new Set(ids.toSorted((a, b) => scattered(a) - scattered(b) || (a < b ? -1 : 1)).slice(0, count))
}

/** FNV-1a with MurmurHash3's final mixing, because the ids of a list differ only in their last character. */
function scattered(id: string): number {
  let hash = 0x811c9dc5
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
