import { hash } from 'node:crypto'
import type { $ZodType, output } from 'zod/v4/core'

/**
 * Returns a function that computes the version of a thing: a hash of exactly the fields that a call with this body can change.
 * So the version changes only when those fields change. A field that is added to the body is included automatically.
 */
export function versionOf<S extends $ZodType>(
  body: S,
): (thing: Readonly<Record<keyof output<S> & string, unknown>>) => string {
  const pick = pickerOf(body)
  const known = new Map<string, string>()
  return (thing) => {
    const text = JSON.stringify(pick(thing))
    const cached = known.get(text)
    if (cached) return cached
    const version = hash('sha256', text, 'base64url').slice(0, versionLength)
    if (known.size >= mostCached) known.clear()
    known.set(text, version)
    return version
  }
}

/** Hashes are cached, because most things are read many times between two changes. */
const mostCached = 200

/** 96 bits: no two states of a thing have the same version by chance. */
const versionLength = 16

type Picker = (value: unknown) => unknown

/** The parts of a schema: an object's fields, an array's element, or the inner type of an optional or nullable schema. */
type Parts = { shape?: Readonly<Record<string, $ZodType>>; element?: $ZodType; innerType?: $ZodType }

/** Picks the fields that the schema names, also inside of lists, as values in the schema's order. */
function pickerOf(schema: $ZodType): Picker {
  // The cast is safe: every schema has a definition, and each of these parts is a schema wherever it exists.
  const { shape, element, innerType } = schema._zod.def as Parts
  if (innerType) return pickerOf(innerType)
  if (element) {
    const pick = pickerOf(element)
    return (value) => (Array.isArray(value) ? value.map(pick) : value)
  }
  if (!shape) return (value) => value
  const pickers = Object.entries(shape).map(([name, field]) => [name, pickerOf(field)] as const)
  return (value) => pickers.map(([name, pick]) => pick(Object(value)[name]))
}
