/** Which browsers have a feature of the web, from MDN's browser compatibility data. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { servedBrowsers } from '../build/served-browsers.ts'

type Support = {
  readonly version_added: string | false
  readonly version_removed?: string
  readonly flags?: unknown
  readonly prefix?: string
  readonly alternative_name?: string
}
type Compat = { readonly support: Readonly<Record<string, Support | readonly Support[]>> }

export type Feature = {
  /** Undefined if this only groups other features. */
  readonly compat: Compat | undefined
  readonly parts: ReadonlyMap<string, Feature>
}

/** Reads the feature with this path, such as `api.URL.parse_static`. If there is none, the result has no parts. */
export function readFeature(...path: readonly string[]): Feature {
  const { __compat: compat, ...parts } = path.reduce((data, name) => Object(data[name]), all)
  return { compat, parts: new Map(Object.keys(parts).map((name) => [name, readFeature(...path, name)])) }
}

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
const all = JSON.parse(readFileSync(file, 'utf8'))

/** The oldest served versions. For phones they are the same as for computers. */
const served = Object.entries({
  ...servedBrowsers,
  chrome_android: servedBrowsers.chrome,
  firefox_android: servedBrowsers.firefox,
  safari_ios: servedBrowsers.safari,
})

/**
 * The served browsers that lack this feature, each with the first version that has it, such as `firefox 126`, or
 * `firefox false` if no version has it.
 */
export function listLacking({ compat }: Feature): string[] {
  if (!compat) return []
  return served.flatMap(([browser, oldest]) => {
    const entries = [compat.support[browser] ?? []].flat()
    if (entries.some((entry) => isWhole(entry) && versionOf(entry) <= oldest)) return []
    return `${browser} ${entries[0]?.version_added ?? false}`
  })
}

/** Whether the browser has the feature under its usual name, needs no setting for it, and never removed it. */
const isWhole = ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }: Support) =>
  added !== false && added !== 'preview' && !removed && !flags && !prefix && !other

/** `≤4` means that the feature came with version 4 or an earlier one. */
const versionOf = ({ version_added: added }: Support) => Number.parseFloat(String(added).replace('≤', ''))
