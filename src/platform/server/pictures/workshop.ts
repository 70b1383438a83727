/**
 * Pictures are decoded in processes of their own: one that crashes or hangs takes down nothing else, the memory that
 * it took is given back, and no secret of the installation is within its reach.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { open } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import { createTurns } from '../turns.ts'
import type { Copy } from './copy-picture.ts'
import type { Order } from './workshop-process.ts'

export type Made = ({ readonly copies: readonly Copy[] } | { readonly refusal: ErrorCode }) & {
  /** The process is not to be asked again. */
  readonly isSpent: boolean
}

const mostMs = 10_000
const idleMs = 30_000
const queue = { longestQueue: 20, retryAfterSeconds: 5 }
const inTurn = createTurns({ atOnce: 2, ...queue })
/** HEIC and AVIF are decoded as a whole, with much memory: each takes both places, so one goes after the other. */
const aloneInTurn = createTurns({ atOnce: 1, ...queue })

/**
 * Copies of the picture in these sizes, from the narrowest to the full one. Throws `not-a-picture` whatever is wrong
 * with it, `too-large`, and `too-busy` when too many wait.
 */
export async function copyInWorkshop(order: Order): Promise<readonly Copy[]> {
  const inOnePlace = () => inTurn(() => makeCopies(order))
  const isWhole = await isDecodedWhole(order.path)
  const made = await (isWhole ? aloneInTurn(() => inTurn(inOnePlace)) : inOnePlace())
  if ('copies' in made) return made.copies
  if (made.refusal === 'internal') throw new Error('A picture could not be copied.')
  throw new AppError(made.refusal)
}

/** Whether it is of the family of HEIC and AVIF, by its first bytes. */
async function isDecodedWhole(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.toString('latin1', 4) === 'ftyp'
  } finally {
    await file.close()
  }
}

const program = fileURLToPath(new URL('./workshop-process.ts', import.meta.url))
const resting: { worker: ChildProcess; end: NodeJS.Timeout }[] = []

async function makeCopies(order: Order): Promise<Made> {
  const worker = wake() ?? begin()
  const made = await ask(worker, order)
  if (made.isSpent) letGo(worker)
  else rest(worker)
  return made
}

function begin(): ChildProcess {
  return fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--max-semi-space-size=2'],
    // Nothing of ours: the settings hold passwords. Few arenas, so that memory that was freed can be given back.
    env: { UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
  })
}

function ask(worker: ChildProcess, order: Order): Promise<Made> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => worker.kill('SIGKILL'), mostMs)
    const settle = (act: () => void) => {
      clearTimeout(patience)
      worker.removeAllListeners()
      act()
    }
    // It says only what its own program says.
    worker.once('message', (made) => settle(() => resolve(made as Made)))
    worker.once('error', () => settle(() => reject(tooBusy())))
    // Killed, by us or for want of memory: on a busy machine that need not be this picture's fault.
    worker.once('exit', (_, signal) =>
      settle(() => reject(signal === 'SIGKILL' ? tooBusy() : new AppError('not-a-picture'))),
    )
    worker.send(order)
  })
}

const tooBusy = () => new AppError('too-busy', { retryAfterSeconds: queue.retryAfterSeconds })

function wake(): ChildProcess | undefined {
  for (let next = resting.pop(); next; next = resting.pop()) {
    clearTimeout(next.end)
    next.worker.removeAllListeners()
    if (!next.worker.connected) continue
    next.worker.ref()
    next.worker.channel?.ref()
    return next.worker
  }
  return undefined
}

/** Kept for a while, as a picture seldom comes alone. It must not keep this process from ending. */
function rest(worker: ChildProcess) {
  worker.unref()
  worker.channel?.unref()
  worker.on('error', () => undefined)
  resting.push({ worker, end: setTimeout(() => letGo(worker), idleMs).unref() })
}

function letGo(worker: ChildProcess) {
  const at = resting.findIndex((other) => other.worker === worker)
  if (at >= 0) resting.splice(at, 1)
  worker.unref()
  worker.on('error', () => undefined)
  if (worker.connected) worker.disconnect()
}
