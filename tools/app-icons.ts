/** `node tools/app-icons.ts`: draws the icons of the installed app anew, from the drawings in src/app/client/icons. */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { paperColours } from '../src/features/sign-in/rules.ts'

type Icon = {
  drawing: 'nest' | 'share-update' | 'add-photo'
  size: number
  /** How much of the icon the drawing takes. */
  share: number
  /** Round corners, as a share of the size; without them the device cuts the icon into its own shape. */
  corner?: number
}

const folder = resolve(import.meta.dirname, '../src/app/client')

/** Every icon by the name of its file. */
export const icons: Readonly<Record<string, Icon>> = {
  'icon-192.png': { drawing: 'nest', size: 192, share: 0.84, corner: 0.25 },
  'icon-512.png': { drawing: 'nest', size: 512, share: 0.84, corner: 0.25 },
  // What devices cut away is never within 40 % of the middle, and there the nest is.
  'maskable-512.png': { drawing: 'nest', size: 512, share: 0.8 },
  'apple-touch-icon.png': { drawing: 'nest', size: 180, share: 0.84 },
  'share-update-96.png': { drawing: 'share-update', size: 96, share: 0.6, corner: 0.5 },
  'add-photo-96.png': { drawing: 'add-photo', size: 96, share: 0.6, corner: 0.5 },
}

/** Where an icon is kept. */
export const iconFile = (name: string) => resolve(folder, 'public/icons', name)

/** Draws an icon on a ground of paper, as a PNG. */
export function drawIcon({ drawing, size, share, corner }: Icon): Promise<Buffer> {
  const svg = readFileSync(resolve(folder, 'icons', `${drawing}.svg`), 'utf8')
  const margin = ((1 - share) / 2) * size
  const ground = `<rect width="${size}" height="${size}" rx="${(corner ?? 0) * size}" fill="${paperColours.light}"/>`
  const nested = svg.replace(
    '<svg ',
    `<svg x="${margin}" y="${margin}" width="${share * size}" height="${share * size}" `,
  )
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${nested}</svg>`
  const picture = sharp(Buffer.from(whole))
  return (corner === undefined ? picture.removeAlpha() : picture).png({ compressionLevel: 9 }).toBuffer()
}

if (import.meta.main)
  for (const [name, icon] of Object.entries(icons)) writeFileSync(iconFile(name), await drawIcon(icon))
