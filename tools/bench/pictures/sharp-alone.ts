/**
 * Measures sharp without the rest of Nestling, in a separate process with the priority of Nestling's image workers. For each
 * line of input it decodes the photo once and makes all copies. It prints how many milliseconds this takes in all.
 */
import { setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import sharp from 'sharp'
import { fullSide, pictureWidths } from '../../../src/platform/shared/picture.ts'

setPriority(5)
const path = process.argv[2] ?? ''
for await (const _ of createInterface({ input: process.stdin })) {
  const began = performance.now()
  const full = { width: fullSide, height: fullSide, fit: 'inside', withoutEnlargement: true } as const
  const decoded = sharp(path).autoOrient().resize(full)
  const { data, info } = await decoded.raw().toBuffer({ resolveWithObject: true })
  const copy = () => sharp(data, { raw: info })
  const copies = [copy(), ...pictureWidths.map((width) => copy().resize({ width }))]
  await Promise.all(copies.map((picture) => picture.webp({ quality: 82 }).toBuffer()))
  console.log(performance.now() - began)
}
