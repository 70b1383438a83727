import { globSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { launchImages } from '../../src/app/launch-images.ts'
import { drawIcon, drawLaunchImage, iconFile, icons, launchFile } from './app-icons.ts'

const paper = [249, 243, 233]

/** Reads the pixels of a picture. */
async function readPixels(picture: string | Buffer) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const pixelAt = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels
    return [...data.subarray(start, start + info.channels)]
  }
  return { data, pixelAt, width: info.width, height: info.height, channels: info.channels }
}

/** The mean difference of two pictures of the same size. It is rarely 0, because edge pixels depend on the machine. */
const meanDifference = (one: Uint8Array, other: Uint8Array) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length

test.each(Object.entries(icons))('%s looks like the icon that app-icons.ts draws', async (name, icon) => {
  const [stored, drawn] = [await readPixels(iconFile(name)), await readPixels(await drawIcon(icon))]
  expect([stored.width, stored.height]).toEqual([icon.size, icon.size])
  expect(stored.data.length).toBe(drawn.data.length)
  expect(meanDifference(stored.data, drawn.data)).toBeLessThan(1)
})

test('app-icons.ts draws every icon in the icons folder', () => {
  expect(globSync('*', { cwd: iconFile('') }).sort()).toEqual(Object.keys(icons).sort())
})

// Drawing all launch images takes a minute, so only those for the smallest screens are tested.
test.each(launchImages.filter(({ device }) => /: (375|744)px/.test(device)))(
  '$href looks like the launch image that app-icons.ts draws',
  async (image) => {
    const [stored, drawn] = [await readPixels(launchFile(image)), await readPixels(await drawLaunchImage(image))]
    expect([stored.width, stored.height]).toEqual([drawn.width, drawn.height])
    // The limit is low: most of the picture is background, so even a missing nest would make only a small difference.
    expect(meanDifference(stored.data, drawn.data)).toBeLessThan(0.05)
  },
)

test('app-icons.ts draws every launch image in the launch folder', () => {
  const names = launchImages.map(({ href }) => href.replace('/launch/', ''))
  expect(globSync('*', { cwd: launchFile({ href: '/launch' }) }).sort()).toEqual(names.sort())
})

describe('an icon that devices crop', () => {
  test('has only background outside a circle with a radius of 40 % of its width', async () => {
    const { pixelAt, width, channels } = await readPixels(iconFile('maskable-512.png'))
    expect(channels).toBe(3)
    for (let y = 0; y < width; y += 1)
      for (let x = 0; x < width; x += 1)
        if (Math.hypot(x + 0.5 - width / 2, y + 0.5 - width / 2) > 0.4 * width && `${pixelAt(x, y)}` !== `${paper}`)
          expect.fail(`${pixelAt(x, y)} at ${x}, ${y}`)
  })

  test('has the background colour in its corners if it is for iPhones, which show transparency as black', async () => {
    const { pixelAt, width, channels } = await readPixels(iconFile('apple-touch-icon.png'))
    expect(channels).toBe(3)
    for (const [x, y] of [0, width - 1].flatMap((x) => [0, width - 1].map((y) => [x, y] as const)))
      expect(pixelAt(x, y)).toEqual(paper)
  })
})

test('the SVG drawings refer to no other files or servers', () => {
  for (const name of globSync('*.svg', { cwd: new URL('../../src/app/client/icons/', import.meta.url) })) {
    const svg = readFileSync(new URL(`../../src/app/client/icons/${name}`, import.meta.url), 'utf8')
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/http|href|url\(/)
  }
})
