import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { paperColours, themes } from '#features/sign-in/rules.ts'
import { splitPage } from '../../page-parts.ts'
import type { Client } from './client.ts'

const html = readFileSync(new URL('../../client/index.html', import.meta.url), 'utf8')
const page = splitPage(html)
const client: Client = { files: new Map(), page, inlineStyles: [], inlineScripts: [] }

let testApp: TestApp | undefined
afterEach(async () => {
  await testApp?.close()
  testApp = undefined
})

/** Stores this value as Nora's theme, and returns a browser in which she is signed in. The value may be invalid. */
async function signInWithTheme(theme: string) {
  testApp = await openTestApp({ client })
  await sql`update users set theme = ${theme} where first_name = 'Nora'`.execute(testApp.db)
  return testApp.person('mother')
}

test.each(themes.filter((theme) => theme !== 'auto'))(
  'a person with the %s theme gets every page in that theme from the start',
  async (theme) => {
    const mother = await signInWithTheme(theme)
    for (const path of ['/', '/account', '/sign-in', '/nowhere']) {
      const { text } = await mother.get(path)
      expect(text).toContain(`<html data-theme="${theme}" lang="en">`)
      expect(/<meta name="theme-color" content="(.*?)"/.exec(text)?.[1]).toBe(paperColours[theme])
    }
  },
)

test('a person with the device’s theme gets a page that names no theme', async () => {
  const mother = await signInWithTheme('auto')
  expect((await mother.get('/')).text).toContain(page.start)
})

test('a visitor gets a page that names no theme, even in a browser where somebody was signed in before', async () => {
  const mother = await signInWithTheme('dark')
  await mother.get('/api/logout')
  expect((await mother.get('/')).text).toContain(page.start)
})

test('an unknown theme is not written into the page', async () => {
  const mother = await signInWithTheme('dark" onload="alert(1)')
  const { text } = await mother.get('/')
  expect(text).toContain(page.start)
  expect(text).not.toContain('<html data-theme')
})

test('a person with the simple layout gets every page in it from the start, together with their theme', async () => {
  const mother = await signInWithTheme('dim')
  expect((await mother.get('/')).text).not.toContain('data-layout')
  await mother.patch('/api/account', { layout: 'simple' })
  for (const path of ['/', '/account', '/sign-in', '/nowhere'])
    expect((await mother.get(path)).text).toContain('<html data-theme="dim" data-layout="simple" lang="en">')
  await mother.patch('/api/account', { theme: 'auto' })
  expect((await mother.get('/')).text).toContain('<html data-layout="simple" lang="en">')
})

test('an unknown layout is not written into the page', async () => {
  const mother = await signInWithTheme('auto')
  if (testApp) await sql`update users set layout = 'x" onload="alert(1)'`.execute(testApp.db)
  expect((await mother.get('/')).text).toContain(page.start)
})

test('the page states the background colours of both themes', () => {
  expect(html).toContain(`content="${paperColours.light}" media="(prefers-color-scheme: light)"`)
  expect(html).toContain(`content="${paperColours.dark}" media="(prefers-color-scheme: dark)"`)
})
