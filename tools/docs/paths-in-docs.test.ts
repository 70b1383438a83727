import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root }).sort()]

test.each(pages)('%s names only files and folders that exist', (page) => {
  const text = readFileSync(join(root, page), 'utf8')
  const inBackticks = [...text.matchAll(/`((?:src|tools|docs|e2e|app|features|platform)\/[\w./-]+)`/g)]
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)]
  const missing = [
    ...inBackticks.filter(([, path = '']) => !existsSync(join(root, path)) && !existsSync(join(root, 'src', path))),
    ...linked.filter(([, path = '']) => !existsSync(join(root, dirname(page), path))),
  ]
  expect(missing.map(([, path]) => path)).toEqual([])
})
