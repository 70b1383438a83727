import sharp from 'sharp'
import type { Drawing } from '#features/album/fixtures.ts'

/** Draws one of the demo family's pictures, as a PNG. */
export function drawPicture({ width, height, sky, dots }: Drawing): Promise<Uint8Array> {
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
