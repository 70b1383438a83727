/**
 * Pictures are decoded in separate processes. A crash or hang takes down nothing else, the memory is
 * returned, and no secret of the installation is accessible there.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { open } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import { createConcurrencyLimit } from '../concurrency-limit.ts'
import type { Copy, Sizes } from './copy-picture.ts'

type PictureFile = { readonly path: string }
type Square = { readonly side: number }
export type Order = PictureFile & (({ readonly make: 'copies' } & Sizes) | ({ readonly make: 'square' } & Square))

export type Made = ({ readonly copies: readonly Copy[] } | { readonly refusal: ErrorCode }) & {
  /** The process must not be used again. */
  readonly isSpent: boolean
}

const mostMs = 10_000
const idleMs = 30_000
const queue = { longestQueue: 20, retryAfterSeconds: 5 }
const limited = createConcurrencyLimit({ atOnce: 2, ...queue })
/** HEIC and AVIF are decoded as a whole, with much memory: each takes both places, so one goes after the other. */
const oneAtATime = createConcurrencyLimit({ atOnce: 1, ...queue })
const inBothPlaces = (work: () => Promise<Made>) => oneAtATime(() => limited(() => limited(work)))

/**
 * Copies of the picture in these sizes, from the narrowest to the full one. Throws `not-a-picture` whatever is wrong
 * with it, `too-large`, and `too-busy` when too many wait.
 */
export const copyInImageWorker = ({ path, ...sizes }: PictureFile & Sizes) =>
  carryOut({ make: 'copies', path, ...sizes })

/** The most interesting part of the picture, as a square; throws as `copyInImageWorker` does. */
export async function cutInImageWorker({ path, side }: PictureFile & Square): Promise<Copy> {
  const [square] = await carryOut({ make: 'square', path, side })
  if (!square) throw new Error('A picture was cut to nothing.')
  return square
}

async function carryOut(order: Order): Promise<readonly Copy[]> {
  const isWhole = await isDecodedWhole(order.path)
  const made = await (isWhole ? inBothPlaces(() => askAlone(order)) : limited(() => ask(order)))
  if ('copies' in made) return made.copies
  if (made.refusal === 'internal') throw new Error('A picture could not be copied.')
  throw new AppError(made.refusal)
}

/** Whether the file's first bytes are those of HEIC or AVIF. */
async function isDecodedWhole(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.toString('latin1', 4) === 'ftyp'
  } finally {
    await file.close()
  }
}

const program = fileURLToPath(new URL('./image-worker.ts', import.meta.url))
const idle: { worker: ChildProcess; end: NodeJS.Timeout }[] = []

/** Ends idle workers first, so they return their memory. */
function askAlone(order: Order): Promise<Made> {
  for (const { worker } of idle.slice(1)) letGo(worker)
  return ask(order)
}

async function ask(order: Order): Promise<Made> {
  const worker = wake() ?? begin()
  const made = await hear(worker, order)
  if (made.isSpent) letGo(worker)
  else rest(worker)
  return made
}

function begin(): ChildProcess {
  const worker = fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--max-semi-space-size=2'],
    // Without our own environment, because it holds passwords. With few arenas, so freed memory returns to the system.
    env: { UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
  })
  // A killed worker can emit several errors, and an unhandled one would end this process.
  worker.on('error', () => undefined)
  return worker
}

function hear(worker: ChildProcess, order: Order): Promise<Made> {
  return new Promise<Made>((resolve, reject) => {
    const patience = setTimeout(() => worker.kill('SIGKILL'), mostMs)
    const onMade = (made: unknown) => settle(() => resolve(made as Made))
    const onError = () => settle(() => reject(tooBusy()))
    // Killed by us or for lack of memory. On a busy machine that may not be this picture's fault.
    const onExit = (_: unknown, signal: string | null) =>
      settle(() => reject(signal === 'SIGKILL' ? tooBusy() : new AppError('not-a-picture')))
    const settle = (act: () => void) => {
      clearTimeout(patience)
      worker.off('message', onMade).off('error', onError).off('exit', onExit)
      act()
    }
    worker.on('message', onMade).on('error', onError).on('exit', onExit)
    worker.send(order)
  })
}

const tooBusy = () => new AppError('too-busy', { retryAfterSeconds: queue.retryAfterSeconds })

function wake(): ChildProcess | undefined {
  for (let next = idle.pop(); next; next = idle.pop()) {
    clearTimeout(next.end)
    if (!next.worker.connected) continue
    next.worker.ref()
    next.worker.channel?.ref()
    return next.worker
  }
  return undefined
}

/** Stays ready for a while, because pictures seldom come alone. It must not stop this process from ending. */
function rest(worker: ChildProcess) {
  worker.unref()
  worker.channel?.unref()
  idle.push({ worker, end: setTimeout(() => letGo(worker), idleMs).unref() })
}

function letGo(worker: ChildProcess) {
  const at = idle.findIndex((other) => other.worker === worker)
  if (at >= 0) idle.splice(at, 1)
  worker.unref()
  if (worker.connected) worker.disconnect()
}
