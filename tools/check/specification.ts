/** Checks the pages of promises: each row must name tests that exist and run, drills, or a decision that explains it. */
import { dirname, join } from 'node:path'
import { type CallExpression, type Expression, parseSync, Visitor } from 'oxc-parser'

/** Returns the text of a file by its path from the root; undefined if there is no such file. */
type ReadFile = (path: string) => string | undefined

/** One sentence for each faulty row. */
export function checkSpecification(page: string, readFile: ReadFile): string[] {
  const rows = readRows(readFile(page) ?? '')
  if (rows.length === 0) return [`${page}: no row was read`]
  const sources = { readFile, listTests: listTestsOnce(readFile) }
  return rows.flatMap(({ line, grounds }) =>
    checkGrounds(grounds, page, sources).map((problem) => `${page}:${line}: ${problem}`),
  )
}

type Sources = { readFile: ReadFile; listTests: (path: string) => Test[] | undefined }

/** Parses each file once, because many rows name the same file and parsing is slow. */
function listTestsOnce(readFile: ReadFile): Sources['listTests'] {
  const read = new Map<string, Test[]>()
  return (path) => {
    const text = readFile(path)
    if (text === undefined) return undefined
    const tests = read.get(path) ?? findTests(path, text)
    read.set(path, tests)
    return tests
  }
}

type Row = { line: number; grounds: string }

/** The rows of all tables, each with its last cell, which names tests and decisions. A table of reasons has none. */
function readRows(markdown: string): Row[] {
  const lines = markdown.split('\n').map((text, index) => ({ line: index + 1, text }))
  let isReasons = false
  return lines.flatMap(({ line, text }, index) => {
    if (!text.startsWith('|') || isRule(text)) return []
    const last = text.split('|').at(-2) ?? ''
    const isHead = isRule(lines[index + 1]?.text ?? '')
    if (isHead) isReasons = last.trim() === 'Reason'
    return isHead || isReasons ? [] : [{ line, grounds: last }]
  })
}

const isRule = (text: string) => /^\|[\s|:-]+\|$/.test(text)

function checkGrounds(grounds: string, page: string, sources: Sources): string[] {
  const tests = [...grounds.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  const decisions = [...grounds.matchAll(/\]\((decisions\/[^)#]+)/g)].map(([, path = '']) => path)
  if (tests.length + decisions.length === 0) return ['neither a test nor a decision is named']
  return [
    ...tests.flatMap((name) => checkTest(name, sources) ?? []),
    ...decisions
      .filter((path) => sources.readFile(join(dirname(page), path)) === undefined)
      .map((path) => `no file ${path}`),
  ]
}

/** `src/a.test.ts › a fact`, or `src/a.test.ts › a subject › a fact` where several subjects have that fact. */
function checkTest(name: string, { readFile, listTests }: Sources): string | undefined {
  const drill = /^npm run drill -- (\w+)(?: --postgres)?$/.exec(name)?.[1]
  if (drill) return readFile(drills)?.includes(` ${drill}: drill`) ? undefined : `there is no drill ${drill}`
  const [path = '', ...titles] = name.split(' › ')
  if (titles.length === 0) return `"${name}" names no test`
  if (!isRun.test(path)) return `${path} is not among the files whose tests are run`
  const tests = listTests(path)
  if (!tests) return `no file ${path}`
  const found = tests.filter((test) => isBelow(test.titles, titles))
  if (found.length === 0) return `${path} has no test "${titles.join(' › ')}"`
  if (found.length > 1) return `${path} has ${found.length} tests "${titles.join(' › ')}": name the subject too`
  return found[0]?.runs ? undefined : `${path} does not run "${titles.join(' › ')}"`
}

const drills = 'tools/drill/run.ts'

/** The same patterns as in vitest.config.ts and playwright.config.ts. */
const isRun = /^(?:(?:src|tools)\/.+\.test\.tsx?|e2e\/.+\.e2e\.ts)$/

const isBelow = (all: readonly string[], last: readonly string[]) =>
  last.length <= all.length && last.every((title, index) => all[all.length - last.length + index] === title)

type Call = { words: readonly string[]; title: string | undefined; start: number; end: number }
type Test = { titles: string[]; runs: boolean }

/** Every test of a file, with its own title after those of its `describe` blocks. Templates in titles stay unevaluated. */
export function findTests(path: string, text: string): Test[] {
  const calls: Call[] = []
  new Visitor({
    CallExpression({ callee, arguments: [title], start, end }) {
      const words = wordsOf(callee)
      if (['test', 'it', 'describe'].includes(words[0] ?? ''))
        calls.push({ words, title: titleOf(title, text), start, end })
    },
  }).visit(parseSync(path, text).program)

  const titled = calls.filter(({ words, title }) => title !== undefined && words.every((word) => known.has(word)))
  return titled
    .filter(({ words }) => !words.includes('describe'))
    .map((test) => {
      const around = titled.filter(({ start, end }) => start <= test.start && test.end <= end)
      // `test.skip()` inside a test skips that test.
      const inside = calls.filter(({ start, end }) => test.start <= start && end <= test.end)
      return {
        titles: around.map(({ title = '' }) => title),
        runs: ![...around, ...inside].some(({ words }) => words.some((word) => silent.has(word))),
      }
    })
}

const silent = new Set(['skip', 'todo', 'fixme'])
/** `skipIf` and `runIf` choose the engine or the system on which a test makes sense. */
const known = new Set([
  ...['test', 'it', 'describe', 'each', 'for', 'only', 'concurrent', 'sequential', 'fails', 'skipIf', 'runIf'],
  ...silent,
])

/** `test.each(rows)` → test, each */
function wordsOf(callee: CallExpression['callee']): string[] {
  if (callee.type === 'Identifier') return [callee.name]
  if (callee.type === 'CallExpression') return wordsOf(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return wordsOf(callee.tag)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return []
  return [...wordsOf(callee.object), callee.property.name]
}

function titleOf(node: Expression | { type: string } | undefined, text: string): string | undefined {
  if (!node) return undefined
  if ('value' in node && typeof node.value === 'string') return node.value
  return node.type === 'TemplateLiteral' && 'start' in node ? text.slice(node.start + 1, node.end - 1) : undefined
}
