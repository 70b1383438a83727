import { describe, expect, test } from 'vitest'
import { chooseTests } from './choose-tests.ts'

const tree = {
  root: '/clone',
  files: [
    'README.md',
    'e2e/album.e2e.ts',
    'e2e/keyboard.ts',
    'src/features/album/contract.ts',
    'src/features/album/rules.test.ts',
    'src/features/album/rules.ts',
    'src/features/album/client/Photo.test.tsx',
    'src/features/album/client/PhotoGrid.tsx',
    'src/features/album/server/routes.test.ts',
    'src/features/albums/rules.test.ts',
    'src/platform/server/log.ts',
    'tools/check/lock-file.test.ts',
  ],
}

const choose = (...paths: string[]) => chooseTests(paths, tree)

describe('npm test -- PATH', () => {
  test.each([
    'src/features/album/rules.test.ts',
    './src/features/album/rules.test.ts',
    '/clone/src/features/album/rules.test.ts',
  ])('runs a test file under src in Vitest: %s', (path) => {
    expect(choose(path)).toEqual({ vitest: ['src/features/album/rules.test.ts'], playwright: [], problems: [] })
  })

  test('runs a test file under tools in Vitest', () => {
    expect(choose('tools/check/lock-file.test.ts').vitest).toEqual(['tools/check/lock-file.test.ts'])
  })

  test('runs a test file under e2e in Playwright', () => {
    expect(choose('e2e/album.e2e.ts')).toEqual({ vitest: [], playwright: ['e2e/album.e2e.ts'], problems: [] })
  })

  test.each(['src/features/album', 'src/features/album/'])('runs every test in a folder: %s', (folder) => {
    expect(choose(folder).vitest).toEqual([
      'src/features/album/client/Photo.test.tsx',
      'src/features/album/rules.test.ts',
      'src/features/album/server/routes.test.ts',
    ])
  })

  test('accepts paths for both runners, and runs a test once if two paths contain it', () => {
    const { vitest, playwright } = choose('tools', 'tools/check/lock-file.test.ts', 'e2e')
    expect(vitest).toEqual(['tools/check/lock-file.test.ts'])
    expect(playwright).toEqual(['e2e/album.e2e.ts'])
  })

  test('runs all tests if the path is the root folder', () => {
    const { vitest, playwright } = choose('.')
    expect([vitest.length, playwright.length]).toEqual([5, 1])
  })

  test.each([
    ['src/features/albun', 'There is no file or folder src/features/albun.'],
    ['src/platform/server', 'There is no test in the folder src/platform/server.'],
    [
      'src/features/album/rules.ts',
      'src/features/album/rules.ts is not a test. Did you mean src/features/album/rules.test.ts?',
    ],
    ['src/features/album/contract.ts', 'src/features/album/contract.ts is not a test. Did you mean rules.test.ts?'],
    ['e2e/keyboard.ts', 'e2e/keyboard.ts is not a test. Did you mean album.e2e.ts?'],
    ['README.md', 'README.md is not a test. Tests are called *.test.ts, *.test.tsx or, in e2e/, *.e2e.ts.'],
  ])('refuses the path %s: %s', (path, sentence) => {
    expect(choose(path)).toEqual({ vitest: [], playwright: [], problems: [sentence] })
  })
})
