/** Describes a schema in a few words, with the names that a contract gives to its shapes. */
import * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Side = 'input' | 'output'
type Json = z.core.JSONSchema.BaseSchema

/** The schemas that a contract exports, with their names. */
export type Shapes = ReadonlyMap<Schema, string>

/** `User`, `list of Update`, `User or null`, or the fields themselves if the shape has no name. */
export function describeShape(schema: Schema, side: Side, shapes: Shapes): string {
  const name = shapes.get(schema)
  if (name) return `**${name}**`
  const { def } = schema._zod
  if ('element' in def) return `list of ${describeShape(def.element as Schema, side, shapes)}`
  if (def.type === 'nullable' && 'innerType' in def)
    return `${describeShape(def.innerType as Schema, side, shapes)} or null`
  const fields = describeFields(schema, side)
  return fields.length > 0
    ? fields.map(({ name, words }) => `\`${name}\` ${words}`).join(', ')
    : words(json(schema, side))
}

/** Each field of an object with its type; optional ones as `name?`. Empty for any other schema. */
export function describeFields(schema: Schema, side: Side): { name: string; words: string }[] {
  return fieldsOf(json(schema, side))
}

function json(schema: Schema, io: Side): Json {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' })
}

function fieldsOf({ properties = {}, required = [] }: Json): { name: string; words: string }[] {
  return Object.entries(properties).map(([name, field]) => {
    const held = name === 'id' ? 'positive whole number' : words(field as Json)
    return { name: required.includes(name) ? name : `${name}?`, words: held }
  })
}

function words(field: Json): string {
  if (field.const !== undefined) return JSON.stringify(field.const)
  if (field.enum) return field.enum.map((value) => JSON.stringify(value)).join(' or ')
  if (field.anyOf) return joinChoices(field.anyOf.map((choice) => words(choice as Json)))
  if (Array.isArray(field.type)) return joinChoices(field.type.map((type) => words({ ...field, type })))
  if (field.type === 'array') return describeList(field)
  if (field.type === 'object')
    return `(${fieldsOf(field)
      .map(({ name, words }) => `\`${name}\` ${words}`)
      .join(', ')})`
  return `${plainNames[field.type ?? ''] ?? 'anything'}${describeLimits(field)}`
}

const plainNames: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'yes or no',
  null: 'null',
}

function describeList({ prefixItems, items }: Json): string {
  if (prefixItems) return `${prefixItems.length} times ${words(prefixItems[0] as Json)}`
  return `list of ${words((items ?? {}) as Json)}`
}

// A union of an empty text and any text, or of null and null, is described once.
function joinChoices(choices: readonly string[]): string {
  const told = [...new Set(choices.flatMap((choice) => choice.split(' or ')))]
  return told.filter((choice) => choice !== '""' || !told.includes('text')).join(' or ')
}

/** The limits in a schema. Checks by a function are described in the contract itself. */
function describeLimits({ type, minLength, maxLength, minimum, maximum, exclusiveMinimum }: Json): string {
  if (type === 'string' && (minLength !== undefined || maxLength !== undefined))
    return ` (${minLength ?? 0} to ${maxLength ?? 'any number of'} characters)`
  const least = withinReason(minimum)
  const most = withinReason(maximum)
  if (least !== undefined && most !== undefined) return ` ${least} to ${most}`
  return exclusiveMinimum === undefined ? '' : ` above ${exclusiveMinimum}`
}

/** Leaves out the limits of JavaScript's integers, which every whole number has. */
const withinReason = (limit: number | undefined) =>
  limit !== undefined && Number.isSafeInteger(limit) && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined
