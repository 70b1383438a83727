/** The process that decodes pictures: takes orders from image-worker-pool.ts until it is ended. */
import { availableParallelism, setPriority } from 'node:os'
import { AppError } from '../../shared/errors.ts'
import { type Copy, copyPicture, cutSquare } from './copy-picture.ts'
import type { Made, Order } from './image-worker-pool.ts'
import { loadSharp } from './load-sharp.ts'

/** Memory is not always returned after a picture. Then this process ends, and the next order starts another. */
const mostResident = 160 * 1024 * 1024

// Web pages have priority.
setPriority(5)
process.once('disconnect', () => process.exit())
process.on('message', (order: Order) => {
  carryOut(order).then((made) => process.send?.(made))
})

async function carryOut(order: Order): Promise<Made> {
  const sharp = await loadSharp()
  sharp.concurrency(Math.min(2, availableParallelism()))
  const result = await make(order).then(
    (copies) => ({ copies }),
    (error) => ({ refusal: error instanceof AppError ? error.code : ('internal' as const) }),
  )
  return { ...result, isSpent: process.memoryUsage.rss() > mostResident }
}

async function make(order: Order): Promise<readonly Copy[]> {
  return order.make === 'copies' ? copyPicture(order.path, order) : [await cutSquare(order.path, order.side)]
}
