/** Ways in which a disk changes or loses a file. */
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'

/** Returns the next random number from 0 up to 1. A seed always gives the same sequence. */
export type Draw = () => number

export function openDraw(seed: number): Draw {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export type Harm = (path: string, draw: Draw) => void

const pageBytes = 4096

function overwrite(path: string, from: number, bytes: Buffer) {
  const content = readFileSync(path)
  bytes.copy(content, from)
  writeFileSync(path, content)
}

const randomBytes = (draw: Draw, count: number) => Buffer.from(Array.from({ length: count }, () => draw() * 256))
const sizeOf = (path: string) => readFileSync(path).length

/** Changes a few consecutive bytes. */
export const changeBytes: Harm = (path, draw) =>
  overwrite(path, Math.floor(draw() * sizeOf(path)), randomBytes(draw, 1 + Math.floor(draw() * 32)))

/** Overwrites a page of the database with zeros or random bytes. */
export const changePage: Harm = (path, draw) => {
  const page = Math.floor((draw() * sizeOf(path)) / pageBytes)
  overwrite(path, page * pageBytes, draw() < 0.5 ? Buffer.alloc(pageBytes) : randomBytes(draw, pageBytes))
}

export const cut: Harm = (path, draw) => truncateSync(path, Math.floor(draw() * sizeOf(path)))

export const remove: Harm = (path) => rmSync(path)
