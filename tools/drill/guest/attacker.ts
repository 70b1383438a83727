/** Runs the named attack in a separate process, so it does not disturb the measurement. */
import { attacks, type Target } from './attacks.ts'
import { answers } from './send.ts'

const reportMs = 250

process.once('message', ({ name, target }: { name: string; target: Target }) => {
  attacks[name]?.(target)
  setInterval(() => process.send?.([...answers]), reportMs)
})
