import type * as z from 'zod/mini'
import { describeJourney, formatName, formatVersion } from '../export/journey-format.ts'
import { listExported } from '../export/read-journey.ts'
import type { Schema } from '../export/read-schema.ts'
import type { AllPlans } from '../feature/table-plan.ts'
import { ImportError } from './import-error.ts'

export type JourneyFile = z.infer<ReturnType<typeof describeJourney>>

type Known = {
  readonly plans: AllPlans
  readonly schema: Schema
  /** The names of this installation's migrations. */
  readonly migrations: ReadonlySet<string>
}

/** Checks `journey.json` against the tables of this version. Throws ImportError. */
export function readJourneyFile(text: string, { plans, schema, migrations }: Known): JourneyFile {
  const content = parse(text)
  const { format, version, lastMigration, tables } = Object(content)
  if (format !== formatName) throw new ImportError('journey.json is not from an export of Nestling.')
  if (version !== formatVersion)
    throw new ImportError(`The export has the format ${version}, and this Nestling knows ${formatVersion}.`)
  if (!migrations.has(lastMigration))
    throw new ImportError(
      `The export was made by a newer version of Nestling, which has the migration “${lastMigration}”. Use that version.`,
    )
  fillIn(Object(tables), plans, schema)
  const { data, error } = describeJourney(plans, schema).safeParse(content)
  if (data) return data
  const [issue] = error.issues
  throw new ImportError(`journey.json cannot be used: ${issue?.path.join('.')}: ${issue?.message}.`)
}

/** Adds tables and columns that an older Nestling did not have: the tables get no rows, and nullable columns get null. */
function fillIn(tables: Record<string, unknown>, plans: AllPlans, schema: Schema) {
  for (const table of listExported(plans)) {
    tables[table] ??= []
    const optional = (schema.get(table)?.columns ?? []).filter(({ isNullable }) => isNullable)
    const rows = tables[table]
    for (const row of Array.isArray(rows) ? rows : [])
      if (typeof row === 'object' && row !== null) for (const { name } of optional) row[name] ??= null
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ImportError('journey.json is not valid JSON.')
  }
}
