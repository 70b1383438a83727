/** The process in which pictures are decoded: takes orders from image-worker-pool.ts until it is let go. */
import { availableParallelism, setPriority } from 'node:os'
import { AppError } from '../../shared/errors.ts'
import { type Copy, copyPicture, cutSquare } from './copy-picture.ts'
import type { Made, Order } from './image-worker-pool.ts'
import { loadSharp } from './load-sharp.ts'

/** What a picture leaves behind is not always given back: then this process ends, and the next order begins another. */
const mostResident = 160 * 1024 * 1024

// The pages that others wait for go first.
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
