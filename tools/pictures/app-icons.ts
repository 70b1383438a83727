/** `npx node tools/pictures/app-icons.ts` draws the app's icons and launch images from src/app/client/icons. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { type LaunchImage, launchImages } from '../../src/app/launch-images.ts'
import { paperColours } from '../../src/features/sign-in/rules.ts'

type Icon = {
  drawing: 'nest' | 'share-update' | 'add-photo'
  size: number
  /** The width of the drawing, as a fraction of the icon's width. */
  share: number
  /** The radius of round corners, as a fraction of the size. Without it, the device crops the icon to its own shape. */
  corner?: number
}

const folder = resolve(import.meta.dirname, '../../src/app/client')

/** The icons by file name. */
export const icons: Readonly<Record<string, Icon>> = {
  'icon-192.png': { drawing: 'nest', size: 192, share: 0.84, corner: 0.25 },
  'icon-512.png': { drawing: 'nest', size: 512, share: 0.84, corner: 0.25 },
  // Devices may crop all but a circle in the middle with a radius of 40 % of the width, so the nest fits into that circle.
  'maskable-512.png': { drawing: 'nest', size: 512, share: 0.8 },
  'apple-touch-icon.png': { drawing: 'nest', size: 180, share: 0.84 },
  'share-update-96.png': { drawing: 'share-update', size: 96, share: 0.6, corner: 0.5 },
  'add-photo-96.png': { drawing: 'add-photo', size: 96, share: 0.6, corner: 0.5 },
}

/** The path of an icon. */
export const iconFile = (name: string) => resolve(folder, 'public/icons', name)

/** Draws an icon on the background colour, as a PNG. */
export function drawIcon({ drawing, size, share, corner }: Icon): Promise<Buffer> {
  const background = `<rect width="${size}" height="${size}" rx="${(corner ?? 0) * size}" fill="${paperColours.light}"/>`
  const picture = sharp(compose({ drawing, background, width: size, height: size, drawingWidth: share * size }))
  return (corner === undefined ? picture.removeAlpha() : picture).png({ compressionLevel: 9 }).toBuffer()
}

/** The path of a launch image, which a device shows while the app opens. */
export const launchFile = ({ href }: Pick<LaunchImage, 'href'>) => resolve(folder, 'public', href.slice(1))

/** Draws the nest in the middle of the background, as a PNG with a small palette. */
export function drawLaunchImage({ width, height, nest, theme }: LaunchImage): Promise<Buffer> {
  const drawing = theme === 'dark' ? 'nest-at-night' : 'nest'
  const background = `<rect width="${width}" height="${height}" fill="${paperColours[theme]}"/>`
  return sharp(compose({ drawing, background, width, height, drawingWidth: nest }))
    .removeAlpha()
    .png({ compressionLevel: 9, palette: true, colours: 16, dither: 0, effort: 10 })
    .toBuffer()
}

type Composition = { drawing: string; background: string; width: number; height: number; drawingWidth: number }

/** Returns an SVG with the drawing in the middle of the background. */
function compose({ drawing, background, width, height, drawingWidth }: Composition): Buffer {
  const svg = readFileSync(resolve(folder, 'icons', `${drawing}.svg`), 'utf8')
  const [x, y] = [(width - drawingWidth) / 2, (height - drawingWidth) / 2]
  const place = `x="${x}" y="${y}" width="${drawingWidth}" height="${drawingWidth}"`
  const nested = svg.replace('<svg ', `<svg ${place} `)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${background}${nested}</svg>`,
  )
}

if (import.meta.main) {
  for (const [name, icon] of Object.entries(icons)) writeFileSync(iconFile(name), await drawIcon(icon))
  mkdirSync(launchFile({ href: '/launch' }), { recursive: true })
  for (const image of launchImages) writeFileSync(launchFile(image), await drawLaunchImage(image))
}
