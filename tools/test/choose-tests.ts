/** Finds the test files for the paths after `npm test --`, and the runner of each. */
import { basename, dirname, isAbsolute, relative } from 'node:path/posix'

export type Chosen = {
  /** Test files for Vitest. Its projects decide which tests run on SQLite and which on PostgreSQL. */
  vitest: string[]
  /** Test files for Playwright. */
  playwright: string[]
  /** A message for each path that contains no test. */
  problems: string[]
}

export type Tree = {
  root: string
  /** Paths of all files, relative to the root. */
  files: readonly string[]
}

/** Each path is a test file or a folder. It is absolute, or relative to the root. */
export function chooseTests(paths: readonly string[], tree: Tree): Chosen {
  const named = paths.map((path) => findTests(fromRoot(path, tree.root), tree.files))
  const tests = [...new Set(named.flatMap(({ found }) => found))].sort()
  return {
    vitest: tests.filter((path) => !isBrowserTest(path)),
    playwright: tests.filter(isBrowserTest),
    problems: named.flatMap(({ problem }) => problem ?? []),
  }
}

const isBrowserTest = (path: string) => /^e2e\/.+\.e2e\.ts$/.test(path)
const isTest = (path: string) => isBrowserTest(path) || /^(src|tools)\/.+\.test\.tsx?$/.test(path)

function fromRoot(path: string, root: string): string {
  const relativePath = isAbsolute(path) ? relative(root, path) : path
  return relativePath.replace(/^\.\//, '').replace(/\/$/, '')
}

function findTests(path: string, files: readonly string[]): { found: string[]; problem?: string } {
  if (files.includes(path))
    return isTest(path) ? { found: [path] } : { found: [], problem: describeNoTest(path, files) }

  const within = path === '.' ? files : files.filter((file) => file.startsWith(`${path}/`))
  if (within.length === 0) return { found: [], problem: `There is no file or folder ${path}.` }
  const found = within.filter(isTest)
  return found.length > 0 ? { found } : { found, problem: `There is no test in the folder ${path}.` }
}

function describeNoTest(path: string, files: readonly string[]): string {
  const stem = path.replace(/\.[^./]+$/, '')
  const beside = files.filter((file) => isTest(file) && dirname(file) === dirname(path))
  const own = beside.find((file) => file.startsWith(`${stem}.`))
  const hint = own ?? beside.map((file) => basename(file)).join(', ')
  const ending = hint ? `Did you mean ${hint}?` : 'Tests are called *.test.ts, *.test.tsx or, in e2e/, *.e2e.ts.'
  return `${path} is not a test. ${ending}`
}
