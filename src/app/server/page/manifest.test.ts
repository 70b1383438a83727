/** The files a device needs to install Nestling, as served to a visitor. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { paperColours } from '#features/sign-in/rules.ts'
import { shareTarget } from '#platform/shared/share-target.ts'
import { launchImages } from '../../launch-images.ts'
import { pagePaths } from '../../page-paths.ts'
import { readClient } from './client.ts'

const sources = resolve(import.meta.dirname, '../../client')
const Icon = z.strictObject({
  src: z.string(),
  type: z.string(),
  sizes: z.string(),
  purpose: z.optional(z.enum(['any', 'maskable'])),
})
const Manifest = z.looseObject({
  icons: z.array(Icon),
  shortcuts: z.array(
    z.strictObject({ name: z.string(), short_name: z.string(), url: z.string(), icons: z.array(Icon) }),
  ),
})

let folder: string
let testApp: TestApp
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nestling-client-'))
  cpSync(join(sources, 'public'), folder, { recursive: true })
  cpSync(join(sources, 'index.html'), join(folder, 'index.html'))
  testApp = await openTestApp({ client: readClient(folder) })
})
afterAll(async () => {
  await testApp.close()
  rmSync(folder, { recursive: true, force: true })
})

const requestManifest = () => testApp.visitor().get('/manifest.webmanifest')
const readManifest = async () => Manifest.parse((await requestManifest()).body)

describe('the manifest', () => {
  test('is served to everybody with its media type, and browsers revalidate it', async () => {
    const { status, headers } = await requestManifest()
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/manifest+json')
    expect(headers.get('cache-control')).toBe('public, no-cache')
    const again = await testApp
      .visitor()
      .get('/manifest.webmanifest', { 'if-none-match': headers.get('etag'), 'sec-fetch-dest': 'manifest' })
    expect(again.status).toBe(304)
    expect((await (await testApp.person('stranger')).get('/manifest.webmanifest')).status).toBe(200)
  })

  test('states the name, scope and display mode', async () => {
    expect(await readManifest()).toMatchObject({
      id: '/',
      name: 'Nestling',
      short_name: 'Nestling',
      description: expect.stringMatching(/\w/),
      lang: 'en',
      categories: expect.arrayContaining(['lifestyle']),
      start_url: '/',
      scope: '/',
      display: 'standalone',
    })
  })

  test('has the background colour of the page', async () => {
    const { light } = paperColours
    expect(await readManifest()).toMatchObject({ background_color: light, theme_color: light })
  })

  test('has shortcuts to share an update and add a photo, on existing pages', async () => {
    const { shortcuts } = await readManifest()
    expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Share an update', '/?share=update'],
      ['Add a photo', '/album?add=photos'],
    ])
    const paths: readonly string[] = pagePaths
    for (const { url } of shortcuts) expect(paths).toContain(new URL(url, 'http://localhost').pathname)
  })
})

test('the manifest accepts photos from other apps in the form the album expects', async () => {
  const { action, files } = shareTarget
  expect((await readManifest()).share_target).toEqual({
    action,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { title: 'title', text: 'text', files: [{ name: files, accept: ['image/*'] }] },
  })
})

describe('an icon', () => {
  test('exists in the sizes that devices request, and once as maskable', async () => {
    const { icons } = await readManifest()
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
  })

  test('has the size the manifest states, and is a PNG', async () => {
    const { icons, shortcuts } = await readManifest()
    for (const { src, type, sizes } of [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)])
      expect(await measure(src)).toEqual({ src, type, sizes })
  })

  test('for an iPhone has 180 by 180 pixels, and the page links to it', async () => {
    const { text } = await testApp.visitor().get('/')
    const src = /<link rel="apple-touch-icon" href="(.*?)"/.exec(text)?.[1] ?? ''
    expect(await measure(src)).toMatchObject({ type: 'image/png', sizes: '180x180' })
    expect(text).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
  })
})

describe('the launch image of an iPhone or iPad', () => {
  test('exists once for each device in light and dark, and for tablets in both orientations', () => {
    expect(new Set(launchImages.map(({ media }) => media)).size).toBe(launchImages.length)
    expect(new Set(launchImages.map(({ href }) => href)).size).toBe(launchImages.length)
    for (const { device, theme, width, height } of launchImages) {
      const orientations = launchImages.filter((each) => each.device === device && each.theme === theme)
      const other = launchImages.find((each) => each.width === width && each.height === height && each.theme !== theme)
      expect(other?.device).toBe(device)
      expect(orientations.length).toBe(Number(/device-width: (\d+)px/.exec(device)?.[1]) < 500 ? 1 : 2)
    }
  })

  test.each(launchImages)(
    '$href has the pixels of its screen and the background of its theme',
    async ({ href, media, theme }) => {
      const [across = 0, down = 0, ratio = 0] = [...media.matchAll(/: (\d+)(?:px)?\)/g)].map(([, number]) =>
        Number(number),
      )
      const upright = [across * ratio, down * ratio]
      const [width, height] = media.includes('(orientation: landscape)') ? upright.toReversed() : upright
      const response = await ask(href)
      expect(response.headers.get('content-type')).toBe('image/png')
      const { data, info } = await sharp(await response.arrayBuffer())
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(info).toMatchObject({ width, height, channels: 3 })
      expect(media).toContain(`(prefers-color-scheme: ${theme})`)
      for (const corner of [0, (info.width - 1) * 3, data.length - info.width * 3, data.length - 3])
        expect(`#${data.subarray(corner, corner + 3).toString('hex')}`).toBe(paperColours[theme])
    },
  )

  test('has at most 12 kB, and all launch images together have at most 400 kB', async () => {
    const sizes: number[] = []
    for (const { href } of launchImages) sizes.push((await (await ask(href)).arrayBuffer()).byteLength)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(12_000)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(400_000)
  })

  test('is not linked from pages that the server sends', async () => {
    const appleDevice = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1' }
    expect((await testApp.visitor().get('/', appleDevice)).text).not.toMatch(/launch\/|apple-mobile-web-app-capable/)
  })
})

/** Requests an icon and measures it. */
async function measure(src: string) {
  expect(src).toMatch(/^\/icons\//)
  const response = await ask(src)
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
  expect(format).toBe('png')
  return { src, type: response.headers.get('content-type'), sizes: `${width}x${height}` }
}

async function ask(src: string) {
  const response = await testApp.app.fetch(new Request(`http://localhost:3000${src}`))
  expect(response.status).toBe(200)
  return response
}
