/**
 * Runs an attack in a separate process, so it does not disturb the measurement. The parent process sends the attack's name
 * and target, and gets back how many responses had which status.
 */
import { attacks, type Target } from './attacks.ts'
import { answers } from './send.ts'

const reportMs = 250

process.once('message', ({ name, target }: { name: string; target: Target }) => {
  attacks[name]?.(target)
  setInterval(() => process.send?.([...answers]), reportMs)
})
