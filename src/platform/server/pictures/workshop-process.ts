/** The process in which pictures are decoded: takes orders from workshop.ts until it is let go. */
import { availableParallelism, setPriority } from 'node:os'
import { AppError } from '../../shared/errors.ts'
import { copyPicture, type Sizes } from './copy-picture.ts'
import { loadSharp } from './open-picture.ts'
import type { Made } from './workshop.ts'

export type Order = Sizes & { readonly path: string }

/** What a picture leaves behind is not always given back: then this process ends, and the next order begins another. */
const mostResident = 160 * 1024 * 1024

// The pages that others wait for go first.
setPriority(5)
process.once('disconnect', () => process.exit())
process.on('message', (order: Order) => {
  carryOut(order).then((made) => process.send?.(made))
})

async function carryOut({ path, ...sizes }: Order): Promise<Made> {
  const sharp = await loadSharp()
  sharp.concurrency(Math.min(2, availableParallelism()))
  const result = await copyPicture(path, sizes).then(
    (copies) => ({ copies }),
    (error) => ({ refusal: error instanceof AppError ? error.code : ('internal' as const) }),
  )
  return { ...result, isSpent: process.memoryUsage.rss() > mostResident }
}
