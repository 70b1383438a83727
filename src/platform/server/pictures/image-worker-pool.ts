/**
 * Decodes pictures in separate processes, so a crash or a hang affects only one of them. When a process ends, the system
 * gets its memory back. The processes get no secrets of the installation.
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import { createConcurrencyLimit } from '../concurrency-limit.ts'
import { explainFailure } from '../database/failures.ts'
import type { Copy, Sizes } from './copy-picture.ts'
import { decodersFor, memoryLimit } from './decoders-at-once.ts'

type PictureFile = { readonly path: string }
type Square = { readonly side: number }
export type Task = PictureFile & (({ readonly make: 'copies' } & Sizes) | ({ readonly make: 'square' } & Square))

export type TaskResult = ({ readonly copies: readonly Copy[] } | { readonly refusal: ErrorCode }) & {
  readonly usesTooMuchMemory: boolean
}

const timeoutMs = 10_000
const idleMs = 30_000
const queue = { longestQueue: 20, retryAfterSeconds: 5 }
const atOnce = decodersFor(memoryLimit())
const limited = createConcurrencyLimit({ atOnce, ...queue })
/**
 * HEIC and AVIF are decoded as a whole and need much memory. So such a picture takes all slots, and no other is decoded
 * at the same time.
 */
const oneAtATime = createConcurrencyLimit({ atOnce: 1, ...queue })
const inEverySlot = (work: () => Promise<TaskResult>) =>
  atOnce === 1 ? limited(work) : oneAtATime(() => limited(() => limited(work)))

/**
 * Makes copies of the picture in these sizes, from the narrowest to the full copy. Throws `not-a-picture` if it cannot be
 * decoded, `too-large` if it has too many pixels, and `too-busy` if too many pictures wait or no worker could finish it.
 */
export const copyInImageWorker = ({ path, ...sizes }: PictureFile & Sizes) =>
  runTask({ make: 'copies', path, ...sizes })

/** Cuts out the most interesting part of the picture, as a square. Throws the same errors as `copyInImageWorker`. */
export async function cutInImageWorker({ path, side }: PictureFile & Square): Promise<Copy> {
  const [square] = await runTask({ make: 'square', path, side })
  if (!square) throw new Error('The image worker returned no square.')
  return square
}

async function runTask(task: Task): Promise<readonly Copy[]> {
  const needsAllSlots = await isDecodedWhole(task.path)
  const result = await (needsAllSlots ? inEverySlot(() => runAlone(task)) : limited(() => runInWorker(task)))
  if ('copies' in result) return result.copies
  if (result.refusal === 'internal') throw new Error('A picture could not be copied.')
  throw new AppError(result.refusal)
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
const idleWorkers: { worker: ChildProcess; end: NodeJS.Timeout }[] = []

/** Ends all idle workers but one, so that the system gets their memory back, and then runs the task. */
function runAlone(task: Task): Promise<TaskResult> {
  for (const { worker } of idleWorkers.slice(1)) endWorker(worker)
  return runInWorker(task)
}

async function runInWorker(task: Task): Promise<TaskResult> {
  const worker = takeIdleWorker() ?? (await startWorker())
  const result = await sendTask(worker, task)
  if (result.usesTooMuchMemory) endWorker(worker)
  else addToIdle(worker)
  return result
}

async function startWorker(): Promise<ChildProcess> {
  // An import would load all of node:child_process when the server starts.
  const { fork } = process.getBuiltinModule('node:child_process')
  const worker = fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--max-semi-space-size=2'],
    // The worker does not get the environment of this process, because that contains passwords. With few arenas, the
    // worker returns freed memory sooner.
    env: { UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
  })
  // A killed worker can emit several errors, and an unhandled error would end this process.
  worker.on('error', () => undefined)
  if (worker.pid === undefined) {
    const [error] = await once(worker, 'error').catch((error) => [error])
    throw explainFailure(error) ?? tooBusy()
  }
  return worker
}

function sendTask(worker: ChildProcess, task: Task): Promise<TaskResult> {
  return new Promise<TaskResult>((resolve, reject) => {
    const timeout = setTimeout(() => worker.kill('SIGKILL'), timeoutMs)
    const onMessage = (result: unknown) => settle(() => resolve(result as TaskResult))
    const onError = () => settle(() => reject(tooBusy()))
    // SIGKILL comes from the timeout or from a lack of memory. That may be due to a busy machine and not to the picture, so
    // people are asked to try again.
    const onExit = (_: unknown, signal: string | null) =>
      settle(() => reject(signal === 'SIGKILL' ? tooBusy() : new AppError('not-a-picture')))
    const settle = (act: () => void) => {
      clearTimeout(timeout)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      act()
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.send(task)
  })
}

const tooBusy = () => new AppError('too-busy', { retryAfterSeconds: queue.retryAfterSeconds })

function takeIdleWorker(): ChildProcess | undefined {
  for (let next = idleWorkers.pop(); next; next = idleWorkers.pop()) {
    clearTimeout(next.end)
    if (!next.worker.connected) continue
    next.worker.ref()
    next.worker.channel?.ref()
    return next.worker
  }
  return undefined
}

/** More pictures often follow, so the worker stays open for a while. It does not prevent this process from ending. */
function addToIdle(worker: ChildProcess) {
  worker.unref()
  worker.channel?.unref()
  idleWorkers.push({ worker, end: setTimeout(() => endWorker(worker), idleMs).unref() })
}

function endWorker(worker: ChildProcess) {
  const at = idleWorkers.findIndex((other) => other.worker === worker)
  if (at >= 0) idleWorkers.splice(at, 1)
  worker.unref()
  if (worker.connected) worker.disconnect()
}
