import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { chooseJobs } from '../areas/areas.ts'
import { instrument, listFaults } from './plant.ts'

/** Describes each fault as `original → changed`, or as `without original`. */
const faultsIn = (text: string, path = 'src/rules.ts') =>
  listFaults(path, text).map(({ original, changed, kind }) =>
    kind === 'expression' ? `${original} → ${changed}` : `without ${original}`,
  )

test.each([
  ['const is = a < b', ['a < b → a <= b', 'a < b → a >= b']],
  ['const is = a && b', ['a && b → a || b']],
  ['const is = a ?? b', ['a ?? b → a']],
  ['const is = !a', ['!a → a']],
  ['const days = 14', ['14 → 15', '14 → 13']],
  ['const state = "open"', ['"open" → \'\'']],
  ['const is = /^x/i', ['/^x/i → /x/i', '/^x/i → /^x/']],
  ['const start = /^/', ['/^/ → /(?:)/']],
  ['remove(contacts)', ['without remove(contacts)']],
  ['const is = a ? b : c', ['a → true', 'a → false']],
  ['const is = mayChange(a)', ['mayChange(a) → !mayChange(a)']],
  ["const q = db.where('id', '=', id)", ["db.where('id', '=', id) → db", "'=' → '!='"]],
  ['const q = db.set({ a, b })', ['without a', 'without b']],
])('listFaults finds these faults in %s', (text, faults) => {
  expect(faultsIn(text)).toEqual(faults)
})

test.each([
  ['text that people read', "const words = 'Not found'"],
  ['the name of a column', "const q = db.select(['id', 'name'])"],
  ['a template with text that people read', 'const words = `was changed by them`'],
  ['an array with as const', "const roles = ['admin', 'guest'] as const satisfies readonly string[]"],
  ['a type', "type Role = 'admin' | 'member'"],
  ['an import', "import { a } from './a.ts'"],
  ['the name of a property', "const a = { 'b-c': d }"],
])('listFaults finds no fault in %s', (_, text) => {
  expect(faultsIn(text)).toEqual([])
})

test('listFaults finds only faults in access and may of a contract', () => {
  const text = "const c = { access: 'admin', may: 'see contacts', summary: 'all' }"
  expect(faultsIn(text, 'src/contract.ts')).toEqual([
    "'admin' → 'member'",
    "without may: 'see contacts'",
    "'see contacts' → 'add contacts'",
  ])
})

/** Runs this text with one fault on, or none, and returns its variable `result`. */
function run(text: string, on: number | null): unknown {
  const code = instrument(text, listFaults('src/rules.ts', text), '')
  return new Function('$fault', `${code}\nreturn result`)((number: number) => number === on)
}

test('without an active fault, instrumented code behaves like the original', () => {
  expect(run('let result = 0\nif (1 + 1 < 3) result = [1, 2].filter((n) => n > 1).length * 10', null)).toBe(10)
})

test('each fault can be switched on alone, even if it is inside another fault', () => {
  const text = 'const result = 10 - 2 * 3'
  const outcomes = listFaults('src/rules.ts', text).map((fault, number) => [fault.changed, run(text, number)])
  expect(outcomes).toEqual([
    ['10 + 2 * 3', 16],
    ['11', 5],
    ['9', 3],
    ['2 / 3', 10 - 2 / 3],
    ['3', 1],
    ['1', 7],
    ['4', 2],
    ['2', 6],
  ])
})

test('a fault that leaves out a statement before else keeps the else branch', () => {
  const text = 'let result = 0\nif (result === 1) result = 5\nelse result = 7'
  const at = listFaults('src/rules.ts', text).findIndex(({ kind }) => kind === 'statement')
  expect([run(text, null), run(text, at)]).toEqual([7, 7])
})

test.each(chooseJobs([]))(
  'with all faults planted, the files of $area/$name can still be parsed as TypeScript',
  ({ sources }) => {
    for (const path of sources) {
      const text = readFileSync(path, 'utf8')
      expect([path, ...parseSync(path, instrument(text, listFaults(path, text), '')).errors]).toEqual([path])
    }
  },
)

test.each([
  ['number.toString', 'const text = number.toString(36)', ['36 → 37', '36 → 35']],
  ['onRef', "const q = db.onRef('a.id', '=', 'b.id')", ["'=' → '!='"]],
])('listFaults finds the faults in the arguments of %s', (_, text, faults) => {
  expect(faultsIn(text)).toEqual(faults)
})
