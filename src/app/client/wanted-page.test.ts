import { afterEach, expect, test, vi } from 'vitest'
import { wantedPage } from '#features/sign-in/client/entry/wanted-page.ts'
import { pagePaths } from '../page-paths.ts'

const paths = new Set<string>(pagePaths)

afterEach(() => vi.unstubAllGlobals())

function pageAfter(hash: string) {
  vi.stubGlobal('location', { hash, origin: 'https://nest.example' })
  return wantedPage((path) => paths.has(path))
}

test('signing in opens the requested page, with its query', () => {
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
])('signing in opens home if the fragment is %j, which names no page to return to', (hash) =>
  expect(pageAfter(hash)).toBe('/'),
)
