import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readableName, shortenClassNames } from './class-names.ts'

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'nestling-classes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, css] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), css)
  }
  return folder
}

test('each class and animation of each CSS module gets its own name of two letters', () => {
  const names = shortenClassNames(
    folderOf({
      'a/Card.module.css': '.card { & .title:hover { color: red } }',
      'Badge.module.css': '.badge, .card {} @keyframes glow {}',
    }),
  )
  expect([...names.keys()]).toEqual(['Badge-badge', 'Badge-card', 'Badge-glow', 'Card-card', 'Card-title'])
  expect(new Set(names.values()).size).toBe(5)
  for (const name of names.values()) expect(name).toMatch(/^[a-z]{2}$/i)
})

test('no class gets the name “ad”, which ad blockers hide', () => {
  const css = Array.from({ length: 2700 }, (_, index) => `.c${index} {}`).join('')
  const names = [...shortenClassNames(folderOf({ 'Many.module.css': css })).values()]
  expect(new Set(names).size).toBe(2700)
  expect(names.filter((name) => /^ad$/i.test(name))).toEqual([])
})

test('the build fails when there are more classes than short names', () => {
  const css = Array.from({ length: 2701 }, (_, index) => `.c${index} {}`).join('')
  expect(() => shortenClassNames(folderOf({ 'Many.module.css': css }))).toThrow(
    'There are 2701 classes and animations, but only 2700',
  )
})

test('a readable name consists of the module’s name and the class', () => {
  expect(readableName('/src/ui/card/Card.module.css', 'title')).toBe('Card-title')
})
