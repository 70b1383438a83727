/** The process that decodes pictures. It runs the tasks of image-worker-pool.ts until the pool disconnects or kills it. */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { AppError } from '../../shared/errors.ts'
import { type Copy, copyPicture, cutSquare } from './copy-picture.ts'
import { endNow } from './end-with-parent.ts'
import type { Task, TaskResult } from './image-worker-pool.ts'
import { loadSharp } from './load-sharp.ts'
import { lowerPriority } from './lower-priority.ts'

/** Decoding does not always free its memory. Above this limit the process ends, and the next task starts another one. */
const maxResidentBytes = 160 * 1024 * 1024

lowerPriority()
raiseOomScore()
process.once('disconnect', endNow)
process.on('message', (task: Task) => {
  runTask(task).then((result) => process.send?.(result))
})

/**
 * When memory runs out, Linux kills the process with the highest score. This should be an image worker, not the
 * server.
 */
function raiseOomScore() {
  if (process.platform !== 'linux') return
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Some containers do not have this file. Linux then chooses by memory use.
  }
}

async function runTask(task: Task): Promise<TaskResult> {
  const sharp = await loadSharp()
  sharp.concurrency(Math.min(2, availableParallelism()))
  const result = await make(task).then(
    (copies) => ({ copies }),
    (error) => ({ refusal: error instanceof AppError ? error.code : ('internal' as const) }),
  )
  return { ...result, usesTooMuchMemory: process.memoryUsage.rss() > maxResidentBytes }
}

async function make(task: Task): Promise<readonly Copy[]> {
  return task.make === 'copies' ? copyPicture(task.path, task) : [await cutSquare(task.path, task.side)]
}
