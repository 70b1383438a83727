/** Describes a schema in a few words. Schemas that a contract exports are described by their names. */
import * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Side = 'input' | 'output'
type Json = z.core.JSONSchema.BaseSchema

/** The name of each schema that a contract exports. */
export type Shapes = ReadonlyMap<Schema, string>

/** Returns for example `**User**`, `list of **Update**` or `**User** or null`. If the schema has no name, returns its fields. */
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

/** Returns each field of an object with its type. An optional field is called `name?`. Other schemas have no fields. */
export function describeFields(schema: Schema, side: Side): { name: string; words: string }[] {
  return fieldsOf(json(schema, side))
}

function json(schema: Schema, io: Side): Json {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' })
}

function fieldsOf({ properties = {}, required = [] }: Json): { name: string; words: string }[] {
  return Object.entries(properties).map(([name, field]) => {
    const type = name === 'id' ? 'positive whole number' : words(field as Json)
    return { name: required.includes(name) ? name : `${name}?`, words: type }
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

/** Joins the choices of a union. Names each choice once, and leaves out the empty text if any text is allowed. */
function joinChoices(choices: readonly string[]): string {
  const unique = [...new Set(choices.flatMap((choice) => choice.split(' or ')))]
  return unique.filter((choice) => choice !== '""' || !unique.includes('text')).join(' or ')
}

/** Describes the limits in the JSON Schema. It contains no checks by functions: only the contract has them. */
function describeLimits({ type, minLength, maxLength, minimum, maximum, exclusiveMinimum }: Json): string {
  if (type === 'string' && (minLength !== undefined || maxLength !== undefined))
    return ` (${minLength ?? 0} to ${maxLength ?? 'any number of'} characters)`
  const least = ownLimit(minimum)
  const most = ownLimit(maximum)
  if (least !== undefined && most !== undefined) return ` ${least} to ${most}`
  return exclusiveMinimum === undefined ? '' : ` above ${exclusiveMinimum}`
}

/** Leaves out the limits of JavaScript's safe integers, which apply to every whole number. */
const ownLimit = (limit: number | undefined) =>
  limit !== undefined && Number.isSafeInteger(limit) && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined
