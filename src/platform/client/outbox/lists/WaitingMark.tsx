import { Suspense } from 'react'
import { lazyPart } from '../../lazy-part.ts'
import { waitingOf } from './waiting-state.ts'

const Mark = lazyPart(async () => (await import('./Mark.tsx')).Mark)

/** Says that a change of this thing waits for the network, or was refused. Shows nothing for other things. */
export function WaitingMark({ thing }: { thing: object }) {
  const state = waitingOf(thing)
  if (state === undefined) return null
  return (
    <Suspense>
      <Mark state={state} />
    </Suspense>
  )
}
