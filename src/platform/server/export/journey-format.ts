/** The format of `journey.json`. The JSON Schema for other programs is generated from it. */
import * as z from 'zod/mini'
import { storedInstant } from '../../shared/fields.ts'
import { roles } from '../../shared/role.ts'
import type { AllPlans, TablePlan } from '../feature/table-plan.ts'
import { listExported } from './read-journey.ts'
import type { Schema, TableSchema } from './read-schema.ts'

export const formatName = 'nestling-journey'
export const formatVersion = 1

const hexadecimal = () => z.string().check(z.regex(/^[\da-f]{64}$/, 'Invalid checksum'))
/** A path inside the export. */
const file = () => z.string().check(z.regex(/^(?!.*\.\.)\w[\w./-]*$/, 'Invalid path'))

export const Person = z.strictObject({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.nullable(z.enum(roles)),
  email: z.nullable(z.string()),
  portrait: z.nullable(z.strictObject({ file: file(), sha256: hexadecimal() })),
})

/** `damaged`: the file is there, but its content has changed since it was stored. */
const pictureStates = ['whole', 'missing', 'damaged'] as const

export const PictureFile = z.strictObject({
  /** The id of the picture's row in the table `picture_files`, which has the checksum. */
  id: z.int(),
  file: file(),
  state: z.enum(pictureStates),
})
export type PictureFile = z.infer<typeof PictureFile>

/** The format for the tables of this version of Nestling. */
export function describeJourney(plans: AllPlans, schema: Schema) {
  const tables = Object.fromEntries(
    listExported(plans).map((table) => [
      table,
      z.array(describeRow(schema.get(table) ?? { columns: [], references: [] }, plans.get(table)?.values)),
    ]),
  )
  return z.strictObject({
    format: z.literal(formatName),
    version: z.literal(formatVersion),
    madeAt: z.string(),
    /** The last migration of the Nestling version that wrote the export. */
    lastMigration: z.string(),
    origin: z.strictObject({ installation: hexadecimal(), journey: z.int() }),
    people: z.array(Person),
    tables: z.strictObject(tables),
    pictures: z.array(PictureFile),
  })
}

const describeRow = ({ columns }: TableSchema, values: TablePlan['values'] = {}) =>
  z.strictObject(
    Object.fromEntries(
      columns.map(({ name, type, isNullable }) => {
        const value = values[name] ?? (name.endsWith('_at') ? storedInstant() : describeColumn(type))
        return [name, isNullable ? z.nullable(value) : value]
      }),
    ),
  )

/** The schema of a column for which the manifest has none: whole numbers or text. */
function describeColumn(type: string) {
  if (/^(integer|bigint|smallint)$/.test(type)) return z.int()
  if (type === 'text') return z.string()
  throw new Error(`The export format does not support the column type ${type}.`)
}

/** The format as a JSON Schema. */
export const printSchema = (description: ReturnType<typeof describeJourney>): object => z.toJSONSchema(description)
