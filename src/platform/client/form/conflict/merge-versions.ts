/** Merges what a person typed with what somebody else saved since the form was opened. */

type Values = Readonly<Record<string, unknown>>

type Merged<V> = {
  /** The typed values, except in fields that only the other person changed: these have the other person's values. */
  values: V
  /** The fields that both changed, to different values. In these fields, `values` has what the person typed. */
  conflicts: (keyof V & string)[]
  /** The fields that only the other person changed. */
  theirs: (keyof V & string)[]
}

/** Merges the fields with these names. `opened` are the values with which the form was opened, `present` those saved now. */
export function mergeVersions<V extends Values>(
  names: readonly (keyof V & string)[],
  { typed, opened, present }: { typed: V; opened: Values; present: Values },
): Merged<V> {
  // An undefined field is not sent, so the server keeps its present value.
  const changedByOther = names.filter((name) => typed[name] !== undefined && !isSame(opened[name], present[name]))
  const theirs = changedByOther.filter((name) => isSame(typed[name], opened[name]))
  const conflicts = changedByOther.filter((name) => !theirs.includes(name) && !isSame(typed[name], present[name]))
  return { values: takeTheirs(typed, present, theirs), conflicts, theirs }
}

/** Returns the values, with the other person's values in the named fields. */
export const takeTheirs = <V extends Values>(values: V, present: Values, names: readonly (keyof V & string)[]): V => ({
  ...values,
  ...Object.fromEntries(names.map((name) => [name, present[name]])),
})

const isSame = (one: unknown, other: unknown) => JSON.stringify(asStored(one)) === JSON.stringify(asStored(other))

/** The server stores empty texts and missing values as null. */
const asStored = (value: unknown) => (value === '' || value === undefined ? null : value)
