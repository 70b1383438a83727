/**
 * The items of a past week that are assumed done: 40 % after one week, rising to 90 % after six weeks. The percentage is of
 * all lists together, because a single list is too short for steps of 10 %. The items are chosen by their ids, so they are
 * the same on every visit and device, and an assumed item stays assumed.
 */
export function assumedItems(lists: readonly (readonly string[])[], weeksBack: number): ReadonlySet<string> {
  if (weeksBack < 1) return new Set()
  const all = lists.flatMap(inAssumedOrder).sort((one, other) => one.share - other.share || one.order - other.order)
  const percent = Math.min(90, 30 + 10 * weeksBack)
  // Rounded to whole items, but within 40 % to 90 %.
  const count = Math.min(
    Math.floor((all.length * 90) / 100),
    Math.max(Math.ceil((all.length * 40) / 100), Math.round((all.length * percent) / 100)),
  )
  return new Set(all.slice(0, count).map(({ id }) => id))
}

/** A list's ids in the order in which they become assumed. `share` is an item's place in that order, between 0 and 1. */
function inAssumedOrder(ids: readonly string[]) {
  const ordered = ids.map((id) => ({ id, order: hashOf(id) })).sort((one, other) => one.order - other.order)
  return ordered.map((item, at) => ({ ...item, share: (at + 0.5) / ids.length }))
}

/** FNV-1a with MurmurHash3's final mixing, because the ids of a list differ only in their last character. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
