/** Breaks each step of several operations, repeats the operation, and checks that nothing is lost or half done. */
import { printFaults, printFound } from '../figures.ts'
import type { Installation } from '../installation.ts'
import { ways } from './breaks.ts'
import { commands } from './commands.ts'
import type { Attempt, Operation } from './operation.ts'
import { prepare } from './prepare.ts'
import { requests } from './requests.ts'

/** The stride of the smallest shares. With a share of 0.1 the stride is 10: every tenth step of the drill is broken. */
const longestStride = 51

export async function drillSteps(installation: Installation, share: number): Promise<void> {
  const stride = Math.min(Math.ceil(1 / share), longestStride)
  console.log('\nOperations are broken at each of their steps, then repeated')
  const prepared = await prepare(installation)
  let [broken, wrong] = [0, 0]
  try {
    for (const operation of [...requests, ...commands]) {
      const found = await breakEachStep(operation, { installation, prepared }, stride)
      broken += found.broken
      wrong += found.wrong
    }
  } finally {
    prepared.remove()
  }
  printFound('steps broken in all operations', broken)
  printFaults('broken steps after which something was wrong', wrong)
}

async function breakEachStep(operation: Operation, parts: Pick<Attempt, 'installation' | 'prepared'>, stride: number) {
  let [broken, wrong] = [0, 0]
  for (const [way, planAt] of Object.entries(ways))
    for (let [at, reached] = [1, true]; reached; at += stride * (operation.every ?? 1)) {
      const place = await (operation.inEmpty ? parts.installation.openEmpty() : parts.installation.openCopy())
      const ended = await operation.run({ ...parts, place, plan: planAt(at) })
      await parts.installation.removePlace(place)
      reached = ended.reached
      if (reached) broken += 1
      if (ended.problems.length > 0) wrong += 1
      for (const words of ended.problems) console.log(`    ${operation.name}, ${way} at step ${at}: ${words}`)
    }
  printFound(`${operation.name}: steps broken`, broken)
  return { broken, wrong }
}
