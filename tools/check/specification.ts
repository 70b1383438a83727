/**
 * Checks the tables in docs/specification.md, reliability.md, security.md and asvs.md. Each row must name a test that
 * exists and runs, a drill, or a decision.
 */
import { dirname, join } from 'node:path'
import { type CallExpression, type Expression, parseSync, Visitor } from 'oxc-parser'

/** Returns the text of the file at this path below the root, or undefined if there is no such file. */
type ReadFile = (path: string) => string | undefined

/** Returns one message for each fault in a row, or a single message if the page has no row. */
export function checkSpecification(page: string, readFile: ReadFile): string[] {
  const rows = readRows(readFile(page) ?? '')
  if (rows.length === 0) return [`${page}: no table row was found`]
  const sources = { readFile, listTests: listTestsOnce(readFile) }
  return rows.flatMap(({ line, evidence }) =>
    checkEvidence(evidence, page, sources).map((problem) => `${page}:${line}: ${problem}`),
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

type Row = { line: number; evidence: string }

/**
 * Returns the rows of all tables, each with its last cell, which names tests and decisions. Skips tables whose last column
 * is “Reason”.
 */
function readRows(markdown: string): Row[] {
  const lines = markdown.split('\n').map((text, index) => ({ line: index + 1, text }))
  let isReasonTable = false
  return lines.flatMap(({ line, text }, index) => {
    if (!text.startsWith('|') || isDelimiterRow(text)) return []
    const lastCell = text.split('|').at(-2) ?? ''
    const isHeader = isDelimiterRow(lines[index + 1]?.text ?? '')
    if (isHeader) isReasonTable = lastCell.trim() === 'Reason'
    return isHeader || isReasonTable ? [] : [{ line, evidence: lastCell }]
  })
}

const isDelimiterRow = (text: string) => /^\|[\s|:-]+\|$/.test(text)

function checkEvidence(evidence: string, page: string, sources: Sources): string[] {
  const tests = [...evidence.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  const decisions = [...evidence.matchAll(/\]\((decisions\/[^)#]+)/g)].map(([, path = '']) => path)
  if (tests.length + decisions.length === 0) return ['no test, drill or decision is named']
  return [
    ...tests.flatMap((name) => checkTest(name, sources) ?? []),
    ...decisions
      .filter((path) => sources.readFile(join(dirname(page), path)) === undefined)
      .map((path) => `no file ${path}`),
  ]
}

/**
 * Checks a name such as `npm run drill -- kill` or `src/a.test.ts › a test`. Returns a message if there is no such drill or
 * test. If the title is not unique in its file, titles of `describe` blocks come first: `src/a.test.ts › a block › a test`.
 */
function checkTest(name: string, { readFile, listTests }: Sources): string | undefined {
  const drill = /^npm run drill -- (\w+)(?: --postgres)?$/.exec(name)?.[1]
  if (drill) return readFile(drillRunner)?.includes(` ${drill}: drill`) ? undefined : `there is no drill ${drill}`
  const [path = '', ...titles] = name.split(' › ')
  if (titles.length === 0) return `"${name}" names no test`
  if (!testFile.test(path)) return `${path} is not a test file that is run`
  const tests = listTests(path)
  if (!tests) return `no file ${path}`
  const found = tests.filter((test) => endsWith(test.titles, titles))
  if (found.length === 0) return `${path} has no test "${titles.join(' › ')}"`
  if (found.length > 1) return `${path} has ${found.length} tests "${titles.join(' › ')}": name the describe block too`
  return found[0]?.runs ? undefined : `${path} does not run "${titles.join(' › ')}"`
}

const drillRunner = 'tools/drill/run.ts'

/** The same patterns as in vitest.config.ts and playwright.config.ts. */
const testFile = /^(?:(?:src|tools)\/.+\.test\.tsx?|e2e\/.+\.e2e\.ts)$/

const endsWith = (all: readonly string[], last: readonly string[]) =>
  last.length <= all.length && last.every((title, index) => all[all.length - last.length + index] === title)

type Call = { words: readonly string[]; title: string | undefined; start: number; end: number }
type Test = { titles: string[]; runs: boolean }

/** Finds every test of a file: the titles of its `describe` blocks, then its own. Placeholders in titles stay as written. */
export function findTests(path: string, text: string): Test[] {
  const calls: Call[] = []
  new Visitor({
    CallExpression({ callee, arguments: [title], start, end }) {
      const words = wordsOf(callee)
      if (['test', 'it', 'describe'].includes(words[0] ?? ''))
        calls.push({ words, title: titleOf(title, text), start, end })
    },
  }).visit(parseSync(path, text).program)

  const titled = calls.filter(({ words, title }) => title !== undefined && words.every((word) => testWords.has(word)))
  return titled
    .filter(({ words }) => !words.includes('describe'))
    .map((test) => {
      const around = titled.filter(({ start, end }) => start <= test.start && test.end <= end)
      // `test.skip()` inside a test skips that test.
      const inside = calls.filter(({ start, end }) => test.start <= start && end <= test.end)
      return {
        titles: around.map(({ title = '' }) => title),
        runs: ![...around, ...inside].some(({ words }) => words.some((word) => skipWords.has(word))),
      }
    })
}

const skipWords = new Set(['skip', 'todo', 'fixme'])
/** A test with `skipIf` or `runIf` counts as run, because it runs on at least one database or operating system. */
const testWords = new Set([
  ...['test', 'it', 'describe', 'each', 'for', 'only', 'concurrent', 'sequential', 'fails', 'skipIf', 'runIf'],
  ...skipWords,
])

/** Returns `['test', 'each']` for `test.each(rows)`. */
function wordsOf(callee: CallExpression['callee']): string[] {
  if (callee.type === 'Identifier') return [callee.name]
  if (callee.type === 'CallExpression') return wordsOf(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return wordsOf(callee.tag)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return []
  return [...wordsOf(callee.object), callee.property.name]
}

function titleOf(node: Expression | { type: string } | undefined, text: string): string | undefined {
  if (!node) return undefined
  if ('value' in node && typeof node.value === 'string') return withoutTag(node.value)
  return node.type === 'TemplateLiteral' && 'start' in node
    ? withoutTag(text.slice(node.start + 1, node.end - 1))
    : undefined
}

/** A tag says which command runs the test. It is not part of the statement that the test proves. */
const withoutTag = (title: string) => title.replace(/ @deep$/, '')
