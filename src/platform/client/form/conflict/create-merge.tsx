import { texts } from '../../texts/texts.ts'
import type { Merge } from '../use-versions.ts'
import { mergeVersions, takeTheirs } from './merge-versions.ts'

/** A field's label in the form, and how its values are shown. Without `words`, the value is shown as it is. */
type Field<Value> = { label: string; words?: (value: Value) => string }

type Fields<Values> = { readonly [Name in keyof Values]-?: Field<NonNullable<Values[Name]>> }

/**
 * Returns a function that merges two versions for a form. If only one person changed a field, that person's value is used.
 * If both changed it, the person is asked. `valuesOf` returns the form's values for a thing.
 */
export function createMerge<Values extends Readonly<Record<string, unknown>>, Thing>(
  fields: Fields<Values>,
  valuesOf: (thing: Thing) => { readonly [Name in keyof Values]-?: Values[Name] | null },
): Merge<Values, Thing> {
  const names = Object.keys(fields)

  return async ({ typed, opened, present, lastSave, show }) => {
    const theirValues = valuesOf(present)
    const merged = mergeVersions(names, { typed, opened: valuesOf(opened), present: theirValues })
    if (merged.conflicts.length === 0) return merged.values
    const { ConflictDialog } = await import('./ConflictDialog.tsx')

    return new Promise((resolve) => {
      const answer = (values?: Values) => {
        show(null)
        resolve(values)
      }
      const words = <Name extends keyof Values & string>(name: Name, value: Values[Name] | null) =>
        wordsFor(fields[name], value)
      const conflicts = merged.conflicts.map((name) => ({
        name,
        label: fields[name].label,
        yours: words(name, typed[name]),
        theirs: words(name, theirValues[name]),
      }))
      show(
        <ConflictDialog
          lastSave={lastSave}
          conflicts={conflicts}
          theirs={merged.theirs.map((name) => fields[name].label)}
          onChoose={(chosen) => answer(takeTheirs(merged.values, theirValues, chosen))}
          onClose={() => answer()}
        />,
      )
    })
  }
}

function wordsFor<Value>({ words = String }: Field<NonNullable<Value>>, value: Value | null): string {
  if (value === null || value === undefined || value === '') return texts.nothing
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  return words(value)
}
