import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const run = (command: string, args: readonly string[]) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 100e6 }).trim().split('\n')

/** The files of a tsconfig, including all files that they import. */
const listFiles = (part: string) =>
  run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', `tsconfig.${part}.json`, '--listFilesOnly'])

test('npm run check checks the types of every TypeScript file', { timeout: 60_000 }, () => {
  const checked = new Set(['server', 'client', 'worker'].flatMap(listFiles))
  const files = run('git', ['ls-files', '*.ts', '*.tsx'])
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => !checked.has(resolve(root, file)))).toEqual([])
})
