import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withPicture } from './open-picture.ts'

test('pictures are worked on one at a time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nestling-pictures-'))
  const path = join(folder, 'face.png')
  await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a52' } }).toFile(path)
  let atOnce = 0
  const counts = await Promise.all(
    Array.from({ length: 4 }, () =>
      withPicture(path, async ({ picture }) => {
        atOnce += 1
        const count = atOnce
        await picture.toBuffer()
        atOnce -= 1
        return count
      }),
    ),
  )
  expect(counts).toEqual([1, 1, 1, 1])
  rmSync(folder, { recursive: true })
})
