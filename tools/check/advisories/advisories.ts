/** Compares what Nestling runs on with the list of published advisories. */
import * as z from 'zod/mini'
import { isOlder } from '../../start/node-version.js'
import type { LockFile } from '../lock-file.ts'

const version = z.string().check(z.regex(/^\d+\.\d+\.\d+$/))
const sentence = z.string().check(z.regex(/^\w.{20,}\.$/))

/** Versions from `from` on, and older than `before`, which mends it. Without `before` there is no mended version. */
const Range = z.strictObject({ from: z.optional(version), before: z.optional(version) })

const AdvisoryShape = z.strictObject({
  /** More than one if a release mends them together. */
  ids: z.array(z.string().check(z.regex(/^(CVE-\d{4}-\d{4,}|GHSA(-[0-9a-z]{4}){3})$/))).check(z.minLength(1)),
  /** `node`, or the npm package that has the fault or contains the library that has it. */
  subject: z.string().check(z.minLength(1)),
  /** The highest of these ids, as its source rates it. */
  severity: z.enum(['critical', 'high', 'medium', 'low']),
  published: z.iso.date(),
  affected: z.array(Range).check(z.minLength(1)),
  source: z.url({ protocol: /^https$/ }),
  /** What it means for Nestling. */
  means: sentence,
  /** Why Nestling runs on it nevertheless, if it cannot be mended. */
  accepted: z.optional(sentence),
})
type Advisory = z.infer<typeof AdvisoryShape>

const List = z.strictObject({ updated: z.iso.date(), advisories: z.array(AdvisoryShape).check(z.minLength(1)) })
export type List = z.infer<typeof List>

/** The list in a file's text. Throws what is wrong with the first malformed entry. */
export function readList(text: string): List {
  const result = List.safeParse(JSON.parse(text))
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Error(`The list of advisories is malformed at ${issue?.path.join('.')}: ${issue?.message}`)
}

/** The versions of each name. A package can be installed in several. */
export type Installed = ReadonlyMap<string, ReadonlySet<string>>

/** Every package of the lock file, not only the direct ones, and the Node of this version as `node`. */
export function listInstalled({ packages }: LockFile, nodeVersion: string): Installed {
  const installed = new Map([['node', new Set([nodeVersion.replace(/^v/, '')])]])
  for (const [path, { version }] of Object.entries(packages)) {
    if (path === '' || version === undefined) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    installed.set(name, (installed.get(name) ?? new Set()).add(version))
  }
  return installed
}

export type Finding = { readonly advisory: Advisory; readonly version: string; readonly mendedIn: string | undefined }

/** What of this is installed in an affected version. */
export function findAdvisories(installed: Installed, { advisories }: List): Finding[] {
  return advisories.flatMap((advisory) =>
    [...(installed.get(advisory.subject) ?? [])].flatMap((version) => {
      const range = advisory.affected.find((range) => isWithin(version, range))
      return range ? [{ advisory, version, mendedIn: range.before }] : []
    }),
  )
}

function isWithin(version: string, { from, before }: z.infer<typeof Range>): boolean {
  return !(from && isOlder(version, from)) && (before === undefined || isOlder(version, before))
}

/** One sentence for each entry that the list no longer needs, or that names nothing that we install. */
export function findStale(installed: Installed, list: List): string[] {
  const found = new Set(findAdvisories(installed, list).map(({ advisory }) => advisory))
  return list.advisories.flatMap((advisory) => {
    const what = `${advisory.ids.join(', ')}:`
    if (!installed.has(advisory.subject)) return [`${what} ${advisory.subject} is not installed, remove the entry`]
    if (advisory.accepted && !found.has(advisory))
      return [`${what} no affected version is installed, remove why it is accepted`]
    return []
  })
}
