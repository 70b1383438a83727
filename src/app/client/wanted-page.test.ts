import { afterEach, expect, test, vi } from 'vitest'
import { wantedPage } from '#features/sign-in/client/entry/wanted-page.ts'
import { pagePaths } from '../page-paths.ts'

const paths = new Set<string>(pagePaths)

afterEach(() => vi.unstubAllGlobals())

function pageAfter(hash: string) {
  vi.stubGlobal('location', { hash, origin: 'https://nest.example' })
  return wantedPage((path) => paths.has(path))
}

test('the page after signing in is the one that was opened, with its search', () => {
  for (const path of pagePaths) if (path !== '/sign-in') expect(pageAfter(`#${path}?week=12`)).toBe(`${path}?week=12`)
})

test.each([
  '',
  '#',
  '#new-password',
  '#/sign-in',
  '#/nowhere',
  '#/api/logout',
  '#//evil.example/guide',
  '#/\\evil.example/guide',
  '#https://evil.example/guide',
  '#//evil.example:99999/guide',
  '#/guide/../api/logout',
  '#javascript:alert(1)',
  '#/guide%2f..',
])('a fragment that is no page of ours leads home: %s', (hash) => expect(pageAfter(hash)).toBe('/'))
