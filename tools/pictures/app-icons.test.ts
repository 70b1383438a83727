import { globSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { launchImages } from '../../src/app/launch-images.ts'
import { drawIcon, drawLaunchImage, iconFile, icons, launchFile } from './app-icons.ts'

const paper = [249, 243, 233]

/** The pixels of a picture. */
async function readDots(picture: string | Buffer) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const dotAt = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels
    return [...data.subarray(start, start + info.channels)]
  }
  return { data, dotAt, width: info.width, height: info.height, channels: info.channels }
}

/** The mean difference of two pictures of one size. It is rarely exactly 0, because machines round edges differently. */
const meanDifference = (one: Uint8Array, other: Uint8Array) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length

test.each(Object.entries(icons))('%s is as the script draws it', async (name, icon) => {
  const [stored, drawn] = [await readDots(iconFile(name)), await readDots(await drawIcon(icon))]
  expect([stored.width, stored.height]).toEqual([icon.size, icon.size])
  expect(stored.data.length).toBe(drawn.data.length)
  expect(meanDifference(stored.data, drawn.data)).toBeLessThan(1)
})

test('the script draws every existing icon', () => {
  expect(globSync('*', { cwd: iconFile('') }).sort()).toEqual(Object.keys(icons).sort())
})

// Drawing all of them takes a minute, so only the smallest screens are tested.
test.each(launchImages.filter(({ device }) => /: (375|744)px/.test(device)))(
  '$href is what the script draws',
  async (image) => {
    const [stored, drawn] = [await readDots(launchFile(image)), await readDots(await drawLaunchImage(image))]
    expect([stored.width, stored.height]).toEqual([drawn.width, drawn.height])
    // Most of the picture is background, so even a missing nest would make a small difference.
    expect(meanDifference(stored.data, drawn.data)).toBeLessThan(0.05)
  },
)

test('the script draws every existing launch image', () => {
  const names = launchImages.map(({ href }) => href.replace('/launch/', ''))
  expect(globSync('*', { cwd: launchFile({ href: '/launch' }) }).sort()).toEqual(names.sort())
})

describe('an icon that devices cut', () => {
  test('has only background beyond 40 % from its middle', async () => {
    const { dotAt, width, channels } = await readDots(iconFile('maskable-512.png'))
    expect(channels).toBe(3)
    for (let y = 0; y < width; y += 1)
      for (let x = 0; x < width; x += 1)
        if (Math.hypot(x + 0.5 - width / 2, y + 0.5 - width / 2) > 0.4 * width && `${dotAt(x, y)}` !== `${paper}`)
          expect.fail(`${dotAt(x, y)} at ${x}, ${y}`)
  })

  test('for an iPhone has background in its corners, because iPhones show transparency as black', async () => {
    const { dotAt, width, channels } = await readDots(iconFile('apple-touch-icon.png'))
    expect(channels).toBe(3)
    for (const [x, y] of [0, width - 1].flatMap((x) => [0, width - 1].map((y) => [x, y] as const)))
      expect(dotAt(x, y)).toEqual(paper)
  })
})

test('the drawings load nothing from other files or servers', () => {
  for (const name of globSync('*.svg', { cwd: new URL('../../src/app/client/icons/', import.meta.url) })) {
    const svg = readFileSync(new URL(`../../src/app/client/icons/${name}`, import.meta.url), 'utf8')
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/http|href|url\(/)
  }
})
