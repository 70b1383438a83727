import type { $ZodType } from 'zod/v4/core'
import { mostCharacters } from '../../shared/fields.ts'

/** Field name → maximum number of characters. */
export type TextLimits = Readonly<Record<string, number>>

/** The limits of all text fields in a form's schema, so a field needs no `limit` prop. */
export function textLimitsOf(schema: $ZodType): TextLimits {
  const { shape, ...parts } = partsOf(schema)
  if (!shape) return Object.assign({}, ...inside(parts).map(textLimitsOf))
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const most = maxLengthOf(field)
      return most === undefined ? [] : [[name, most]]
    }),
  )
}

function maxLengthOf(schema: $ZodType): number | undefined {
  const { shape, ...parts } = partsOf(schema)
  return (
    mostCharacters.get(schema) ??
    (shape
      ? undefined
      : inside(parts)
          .map(maxLengthOf)
          .find((most) => most !== undefined))
  )
}

/** The parts of a schema: an object's fields, a pipe's two ends, a nullable's inner type, or a union's options. */
type Parts = {
  shape?: Readonly<Record<string, $ZodType>>
  in?: $ZodType
  out?: $ZodType
  innerType?: $ZodType
  options?: readonly $ZodType[]
}

// The cast is safe: every schema has a definition, and each of these parts is a schema wherever it exists.
const partsOf = (schema: $ZodType): Parts => schema._zod.def as Parts

const inside = (parts: Omit<Parts, 'shape'>): readonly $ZodType[] =>
  [parts.in, parts.out, parts.innerType, ...(parts.options ?? [])].filter((part) => part !== undefined)
