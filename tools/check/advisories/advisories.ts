/** Compares the installed Node and packages with the list of published advisories. */
import * as z from 'zod/mini'
import { isOlder } from '../../start/node-version.js'
import type { LockFile } from '../lock-file.ts'

const version = z.string().check(z.regex(/^\d+\.\d+\.\d+$/))
const sentence = z.string().check(z.regex(/^\w.{20,}\.$/))

/** Affected versions: `from` and newer, but older than the fixed version `before`. Without `before`, no version is fixed. */
const Range = z.strictObject({ from: z.optional(version), before: z.optional(version) })

const AdvisoryShape = z.strictObject({
  /** Several ids if one release fixes several faults. */
  ids: z.array(z.string().check(z.regex(/^(CVE-\d{4}-\d{4,}|GHSA(-[0-9a-z]{4}){3})$/))).check(z.minLength(1)),
  /** `node`, or the npm package that has the fault itself or contains a library with the fault. */
  subject: z.string().check(z.minLength(1)),
  /** The highest severity among these ids, as the source rates it. */
  severity: z.enum(['critical', 'high', 'medium', 'low']),
  published: z.iso.date(),
  affected: z.array(Range).check(z.minLength(1)),
  source: z.url({ protocol: /^https$/ }),
  /** What the fault means for Nestling. */
  means: sentence,
  /** Why Nestling still uses an affected version, if no fixed one can be installed. */
  accepted: z.optional(sentence),
})
type Advisory = z.infer<typeof AdvisoryShape>

const List = z.strictObject({ updated: z.iso.date(), advisories: z.array(AdvisoryShape).check(z.minLength(1)) })
export type List = z.infer<typeof List>

/** Parses the list. Throws an error that describes the first mistake in it. */
export function readList(text: string): List {
  const result = List.safeParse(JSON.parse(text))
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Error(`The list of advisories is malformed at ${issue?.path.join('.')}: ${issue?.message}`)
}

/** The installed versions of each package, by its name. Several versions of a package can be installed. */
export type Installed = ReadonlyMap<string, ReadonlySet<string>>

/** Lists every package of the lock file, including indirect dependencies, and `nodeVersion` under the name `node`. */
export function listInstalled({ packages }: LockFile, nodeVersion: string): Installed {
  const installed = new Map([['node', new Set([nodeVersion.replace(/^v/, '')])]])
  for (const [path, { version }] of Object.entries(packages)) {
    if (path === '' || version === undefined) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    installed.set(name, (installed.get(name) ?? new Set()).add(version))
  }
  return installed
}

export type Finding = { readonly advisory: Advisory; readonly version: string; readonly fixedIn: string | undefined }

/** Finds each installed version that an advisory affects. */
export function findAdvisories(installed: Installed, { advisories }: List): Finding[] {
  return advisories.flatMap((advisory) =>
    [...(installed.get(advisory.subject) ?? [])].flatMap((version) => {
      const range = advisory.affected.find((range) => isWithin(version, range))
      return range ? [{ advisory, version, fixedIn: range.before }] : []
    }),
  )
}

function isWithin(version: string, { from, before }: z.infer<typeof Range>): boolean {
  return !(from && isOlder(version, from)) && (before === undefined || isOlder(version, before))
}

/** Returns one message for each entry whose package is not installed, or that is accepted without an affected version. */
export function findStale(installed: Installed, list: List): string[] {
  const found = new Set(findAdvisories(installed, list).map(({ advisory }) => advisory))
  return list.advisories.flatMap((advisory) => {
    const ids = advisory.ids.join(', ')
    if (!installed.has(advisory.subject)) return [`${ids}: ${advisory.subject} is not installed: remove the entry`]
    if (advisory.accepted && !found.has(advisory))
      return [`${ids}: no affected version is installed: remove the field "accepted"`]
    return []
  })
}
