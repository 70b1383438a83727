import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function linkFrom(publicOrigin: string | null) {
  const textContent = JSON.stringify({ needsSetUp: false, canMail: false, publicOrigin, answers: {} })
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) })
  vi.stubGlobal('location', { origin: 'http://192.168.1.5:3000' })
  const { linkTo } = await import('./link-to.ts')
  return linkTo('/?invite=ABCDEFGH')
}

test('a link to pass on begins with the public address', async () => {
  expect(await linkFrom('https://nestling.example')).toBe('https://nestling.example/?invite=ABCDEFGH')
})

test('without a public address it begins with the one in use', async () => {
  expect(await linkFrom(null)).toBe('http://192.168.1.5:3000/?invite=ABCDEFGH')
})
