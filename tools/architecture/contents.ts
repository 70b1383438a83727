/** Rules about the contents of a file. */
import { basename } from 'node:path/posix'
import type { Source } from './read-source.ts'
import { isInGallery, isSamples, isSeed, isTest, type Place } from './rules.ts'

const linesPerFile = 300

export type Finding = { line?: number; sentence: string }

/** Returns violations of the rules that need no other file, such as those about length, types and exports. */
export function checkContents(at: Place, source: Source): Finding[] {
  const findings: Finding[] = [
    ...source.errors.map((message) => ({ sentence: `this file cannot be parsed: ${message}` })),
    ...source.anys.map((line) => ({
      line,
      sentence: 'any disables type checking: write the type, or use unknown and narrow it',
    })),
    ...checkLength(source.lines),
    ...(at.side === 'client' && !isTest(at) ? source.callAddresses : []).map((line) => ({
      line,
      sentence: 'the address of an API call must come from its contract: use createApi or createAddresses',
    })),
    ...source.mutateCallbacks.map((line) => ({
      line,
      sentence:
        'callbacks of mutate are not called once the component is gone, so a failure would not be shown: await mutateAsync',
    })),
  ]
  if (source.exports.includes('default') && !/\.config\.ts$/.test(at.file))
    findings.push({ sentence: 'no default exports: use a named export (a lazy page selects its component with .then)' })
  if (!isInGallery(at))
    for (const line of source.globs)
      findings.push({ line, sentence: 'import.meta.glob hides which files are imported: import each file by its path' })

  const [component = '', ...endings] = basename(at.path).split('.')
  if (/^[A-Z]/.test(component) && endings.join('.') === 'tsx' && !source.exports.includes(component))
    findings.push({
      sentence: `this file must export ${component}, as its name says: rename the file or the component`,
    })
  return findings
}

export function checkLength(lines: number): Finding[] {
  if (lines <= linesPerFile) return []
  return [{ sentence: `${lines} lines are more than ${linesPerFile}: split the file by topic` }]
}

/**
 * Returns a violation for each table that this file may not write. `owners` maps each table to the feature that declares
 * it, or to the layer if no feature does.
 */
export function checkWrites(at: Place, source: Source, owners: ReadonlyMap<string, string>): Finding[] {
  if (isTest(at) || isSeed(at) || isSamples(at)) return []
  return source.writtenTables.flatMap(({ name, line }) => {
    const sentence = checkWrite(at, name, owners)
    return sentence ? [{ line, sentence }] : []
  })
}

function checkWrite(at: Place, table: string | null, owners: ReadonlyMap<string, string>): string | null {
  if (table === null)
    return at.layer === 'platform'
      ? null
      : 'write the table name as a string literal, because this check cannot read a computed name'

  const owner = owners.get(table)
  if (owner && owner !== ownerOf(at))
    return `${table} belongs to ${owner}: call a function of its server/public.ts, or emit an event`
  if (at.feature && /^server\/(queries|routes)\.ts$/.test(at.file))
    return `${basename(at.file)} may only read: move the code that writes ${table} to commands.ts`
  return null
}

export function ownerOf({ feature, layer }: Place): string {
  return feature ?? layer
}
