import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useLinkTo } from './link-to.ts'
import { PageDataContext } from './page-data.ts'

afterEach(() => vi.unstubAllGlobals())

const Link = () => useLinkTo()('/?invite=ABCDEFGH')

function linkFrom(publicOrigin: string | null): string {
  vi.stubGlobal('location', { origin: 'http://192.168.1.5:3000' })
  return renderToStaticMarkup(
    <PageDataContext value={{ now: '', needsSetUp: false, canMail: false, publicOrigin, answers: {} }}>
      <Link />
    </PageDataContext>,
  )
}

test('a shared link starts with the public address', () => {
  expect(linkFrom('https://nestling.example')).toBe('https://nestling.example/?invite=ABCDEFGH')
})

test('without a public address, a shared link starts with the origin of the page', () => {
  expect(linkFrom(null)).toBe('http://192.168.1.5:3000/?invite=ABCDEFGH')
})
