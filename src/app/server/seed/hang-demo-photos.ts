import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Drawing, demoPhotos } from '#features/album/fixtures.ts'
import { addPhoto } from '#features/album/server/public.ts'
import type { Services } from '#platform/server/services.ts'
import { actAsMember } from './act-as.ts'

/** Draws the demo family's photos and adds them as an upload would. Drawing takes a while, so few worlds ask for it. */
export async function hangDemoPhotos(services: Services): Promise<void> {
  const folder = join(services.environment.dataDir, 'incoming')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const { author, hoursAgo, caption, week, drawing } of demoPhotos) {
    const now = new Date(services.clock().getTime() - hoursAgo * 3_600_000)
    const path = join(folder, crypto.randomUUID())
    const bytes = await draw(drawing)
    await writeFile(path, bytes)
    const sent = { upload: { path, bytes: bytes.length }, fields: { caption: caption ?? '', week } }
    await addPhoto({ ...services, now }, await actAsMember(services, author), sent)
    await rm(path)
  }
}

function draw({ width, height, sky, dots }: Drawing): Promise<Uint8Array> {
  const points = Buffer.alloc(width * height * 3)
  const [above, below] = sky.map(readColour)
  const balls = dots.map((dot) => ({ ...dot, colour: readColour(dot.colour) }))
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / width]
    const fall = (y * width) / height
    let colour = above?.map((part, channel) => part + ((below?.[channel] ?? part) - part) * fall) ?? []
    for (const ball of balls) {
      const inside = (ball.radius - Math.hypot(x - ball.x, y - (ball.y * height) / width)) * width
      // The last point of the rim is half the one and half the other.
      const share = Math.max(0, Math.min(1, inside + 0.5))
      colour = colour.map((part, channel) => part + ((ball.colour[channel] ?? part) - part) * share)
    }
    points.set(colour.map(Math.round), at * 3)
  }
  return sharp(points, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

const readColour = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
