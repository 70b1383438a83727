/** Deterministic smooth noise for skin, fibres and vessels. */

/** A pseudo-random value from 0 to 1 for three integers. */
function randomAt(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 1274126177)
  h = Math.imul(h ^ (h >>> 13), 1103515245)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967295
}

/** Noise between 0 and 1 that varies over about one unit. */
export function noise(x: number, y: number, z: number): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const k = Math.floor(z)
  const u = soft(x - i)
  const v = soft(y - j)
  const front = level(i, j, k, u, v)
  return front + (level(i, j, k + 1, u, v) - front) * soft(z - k)
}

function level(i: number, j: number, k: number, u: number, v: number): number {
  const low = randomAt(i, j, k)
  const high = randomAt(i, j + 1, k)
  const a = low + (randomAt(i + 1, j, k) - low) * u
  return a + (high + (randomAt(i + 1, j + 1, k) - high) * u - a) * v
}

const soft = (t: number) => t * t * (3 - 2 * t)

/** Thin branching lines: 1 on a line, 0 away from it. */
export function veins(x: number, y: number, z: number, width: number): number {
  const bend = noise(x * 0.7 + 7, y * 0.7, z * 0.7) * 2.4
  const from = Math.abs(noise(x + bend, y + bend, z) - 0.5) / width
  return from < 1 ? (1 - from) * (1 - from) : 0
}
