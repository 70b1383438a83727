/** Finds statements that do not say to which journey their rows belong. Sharding by journey needs this information. */
import { tablePlans } from '../../features.ts'

/** The column with the journey, by table. */
const journeyColumns = new Map<string, string>(
  [...tablePlans].flatMap(([name, { scope, journeyColumn = 'pregnancy_id' }]) =>
    scope === 'journey' ? [[name, journeyColumn]] : [],
  ),
)

/** The tables with a journey column that this statement touches. `withoutJourney`: those whose journey it does not name. */
export function readJourneys(statement: string): { touched: string[]; withoutJourney: string[] } {
  const parts = [...statement.matchAll(/\b(?:from|join|update)\s+"?(\w+)"?(?:\s+as\s+"?(\w+)"?)?/gi)]
    .map(([, table = '', alias = table]) => ({ table, alias, column: journeyColumns.get(table) }))
    .filter(({ column }) => column)
  const isNamed = ({ alias, column }: { alias: string; column: string | undefined }) => {
    const full = `"${alias}"\\."${column}"`
    const own = parts.length === 1 ? `|(?<!\\.)"${column}" (?:=|in)` : ''
    return new RegExp(`${full} (?:=|in)|= ${full}${own}`).test(statement)
  }
  return {
    touched: parts.map(({ table }) => table),
    withoutJourney: parts.filter((part) => !isNamed(part)).map(({ table }) => table),
  }
}
