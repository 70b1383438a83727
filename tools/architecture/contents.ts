/** Rules about the contents of a file. */
import { basename } from 'node:path/posix'
import type { Source } from './read-source.ts'
import { isInGallery, isSamples, isSeed, isTest, type Place } from './rules.ts'

const linesPerFile = 300

export type Finding = { line?: number; sentence: string }

/** Violations of the size limits and of what the file's name promises. */
export function checkContents(at: Place, source: Source): Finding[] {
  const findings: Finding[] = [
    ...source.errors.map((message) => ({ sentence: `it cannot be parsed: ${message}` })),
    ...source.anys.map((line) => ({
      line,
      sentence: 'any switches the compiler off: write the type, or unknown and check it',
    })),
    ...checkLength(source.lines),
    ...(at.side === 'client' && !isTest(at) ? source.callAddresses : []).map((line) => ({
      line,
      sentence: 'an address of a call must be typed by its contract: createApi or createAddresses gives it',
    })),
  ]
  if (source.exports.includes('default') && !/\.config\.ts$/.test(at.file))
    findings.push({ sentence: 'no default exports: export it by name (a lazy page picks its own with .then)' })
  if (!isInGallery(at))
    for (const line of source.globs)
      findings.push({ line, sentence: 'import.meta.glob hides what a file needs: import each file by its name' })

  const [component = '', ...endings] = basename(at.path).split('.')
  if (/^[A-Z]/.test(component) && endings.join('.') === 'tsx' && !source.exports.includes(component))
    findings.push({
      sentence: `it must export ${component}, which its name promises: rename the file or the component`,
    })
  return findings
}

export function checkLength(lines: number): Finding[] {
  if (lines <= linesPerFile) return []
  return [{ sentence: `${lines} lines are more than ${linesPerFile}: split it along what it talks about` }]
}

/** Violations by a file that writes these tables; `owners` says which feature (or layer) declares each. */
export function checkWrites(at: Place, source: Source, owners: ReadonlyMap<string, string>): Finding[] {
  if (isTest(at) || isSeed(at) || isSamples(at)) return []
  return source.writtenTables.flatMap(({ name, line }) => {
    const sentence = checkWrite(at, name, owners)
    return sentence ? [{ line, sentence }] : []
  })
}

function checkWrite(at: Place, table: string | null, owners: ReadonlyMap<string, string>): string | null {
  if (table === null)
    return at.layer === 'platform' ? null : 'name the table in plain text, so that its owner can be checked'

  const owner = owners.get(table)
  if (owner && owner !== ownerOf(at))
    return `${table} belongs to ${owner}: call a function of its server/public.ts, or emit an event`
  if (at.feature && /^server\/(queries|routes)\.ts$/.test(at.file))
    return `${basename(at.file)} only reads: move what writes ${table} to commands.ts`
  return null
}

export function ownerOf({ feature, layer }: Place): string {
  return feature ?? layer
}
