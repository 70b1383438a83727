import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkSpecification, findTests } from './specification.ts'

const root = resolve(import.meta.dirname, '../..')
const page = 'docs/specification.md'

test.each([page, 'docs/reliability.md', 'docs/security.md', 'docs/asvs.md'])(
  'each row of %s names a test that exists and runs, a drill, or a decision',
  (path) => {
    const readFile = (path: string) =>
      existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined
    expect(checkSpecification(path, readFile)).toEqual([])
  },
)

test('each decision has a unique number, which is the same in its file name and its title', () => {
  const names = readdirSync(join(root, 'docs/decisions'))
  expect(names.length).toBeGreaterThan(30)
  const numbers = names.map((name) => Number(name.slice(0, 4)))
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  for (const [at, name] of names.entries())
    expect(readFileSync(join(root, 'docs/decisions', name), 'utf8').startsWith(`# ${numbers[at]}. `), name).toBe(true)
})

describe('checkSpecification', () => {
  const files: Record<string, string> = {
    'docs/decisions/0001-why.md': '# 1. Why',
    'src/a.test.ts': `describe('one', () => { test('a fact') })
      describe('other', () => { test('a fact'); test.skip('later'); test(\`all \${many} of them\`) })`,
    'src/a.ts': `test('in the code')`,
    'tools/drill/run.ts': 'const drills = { kill: drillKill }',
  }
  const check = (...rows: readonly string[]) =>
    checkSpecification(page, (path) =>
      path === page
        ? ['| Statement | Test or decision |', '| --- | --- |', ...rows.map((row) => `| It is so | ${row} |`)].join(
            '\n',
          )
        : files[path],
    )

  test('accepts rows that name tests, decisions or drills', () => {
    expect(
      check(
        '`src/a.test.ts › one › a fact`',
        '[1](decisions/0001-why.md)',
        `\`src/a.test.ts › other › a fact\`, \`src/a.test.ts › all \${many} of them\``,
      ),
    ).toEqual([])
    expect(check('`npm run drill -- kill`, `npm run drill -- kill --postgres`')).toEqual([])
  })

  test.each([
    ['', 'no test, drill or decision is named'],
    ['surely', 'no test, drill or decision is named'],
    ['[2](decisions/0002-gone.md)', 'no file decisions/0002-gone.md'],
    ['`npm run drill -- flood`', 'there is no drill flood'],
    ['`src/a.test.ts`', '"src/a.test.ts" names no test'],
    ['`src/b.test.ts › a fact`', 'no file src/b.test.ts'],
    ['`src/a.ts › in the code`', 'src/a.ts is not a test file that is run'],
    ['`src/a.test.ts › a wish`', 'src/a.test.ts has no test "a wish"'],
    ['`src/a.test.ts › one`', 'src/a.test.ts has no test "one"'],
    ['`src/a.test.ts › two › a fact`', 'src/a.test.ts has no test "two › a fact"'],
    ['`src/a.test.ts › a fact`', 'src/a.test.ts has 2 tests "a fact": name the describe block too'],
    ['`src/a.test.ts › later`', 'src/a.test.ts does not run "later"'],
    ['`src/a.test.ts › one › a fact`, `src/a.test.ts › a wish`', 'src/a.test.ts has no test "a wish"'],
  ])('refuses the row %j: %s', (row, problem) => {
    expect(check('[1](decisions/0001-why.md)', row)).toEqual([`${page}:4: ${problem}`])
  })

  test('refuses a page that is missing or has no row', () => {
    expect(check()).toEqual([`${page}: no table row was found`])
    expect(checkSpecification(page, () => undefined)).toEqual([`${page}: no table row was found`])
  })
})

describe('findTests', () => {
  const titles = (text: string) =>
    findTests('a.test.ts', text).map(({ titles, runs }) => `${runs ? '' : 'not '}${titles.join(' › ')}`)

  test('finds the titles of test, it, test.only and test.each, inside and outside of describe', () => {
    expect(titles(`it('one'); test("it’s two", async () => {}); test.only('three', () => {})`)).toEqual([
      'one',
      'it’s two',
      'three',
    ])
    expect(
      titles(`test.each<[string]>([['a (b']])('four %s', () => {}); describe.each(all)('$five', () => { it('six') })`),
    ).toEqual(['four %s', '$five › six'])
    expect(titles(`for (const n of all) test(\`seven \${n}\`, () => {})`)).toEqual([`seven \${n}`])
  })

  test('leaves out the tag of a test that only npm run test:deep runs', () => {
    expect(titles(`test('a @deep', f); for (const n of all) test(\`b \${n} @deep\`, f); test('c @deeper', f)`)).toEqual(
      ['a', `b \${n}`, 'c @deeper'],
    )
  })

  test('says that a test does not run if the test or its describe block is skipped', () => {
    expect(
      titles(`test.skip('a', f); it.todo('b'); test.fixme('c', f); describe.skip('d', () => { test('e', f) })`),
    ).toEqual(['not a', 'not b', 'not c', 'not d › e'])
    expect(titles(`test('b', () => { test.skip(isSlow, 'slow') }); test('c', f)`)).toEqual(['not b', 'c'])
  })

  test('says that a test runs if only a condition (skipIf or runIf) can skip it', () => {
    expect(titles(`test.skipIf(isWindows)('a', f); describe.runIf(isLinux)('b', () => { test('c', f) })`)).toEqual([
      'a',
      'b › c',
    ])
  })

  test('ignores other calls named test, and tests in comments and strings', () => {
    expect(
      titles(`regex.test('a'); test('b', async () => { await test.step('c', f) }); test.describe.configure({})`),
    ).toEqual(['b'])
    expect(titles(`// test('a')\nconst text = "test('b')"`)).toEqual([])
  })
})
