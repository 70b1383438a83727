/** Sends every call to two servers in turn and to a single server, on the same data, and compares the responses. */
import { printFound, printNone } from '../figures.ts'
import { openInstallation } from '../installation.ts'
import { checkOtherServer } from './check-other-server.ts'
import { startPair } from './pair.ts'
import { walkCalls } from './walk.ts'

export async function compareWithOne(): Promise<void> {
  console.log('\nTwo servers behind HAProxy, each request to the other one, beside one server')
  const [together, alone] = [await openInstallation({ postgres: true }), await openInstallation({ postgres: true })]
  try {
    const server = await alone.start()
    const expected = await walkCalls(alone, server.port)
    await server.stop()
    const pair = await startPair(together)
    const found = await walkCalls(together, pair.front)
    const other = [...expected].filter(([call, answer]) => found.get(call) !== answer)
    printFound('calls asked', expected.size)
    printFound('of them accepted', [...expected.values()].filter((answer) => /^[23]/.test(answer)).length)
    printNone('answers that differ from those of one server', other.length)
    for (const [call, answer] of other.slice(0, 10)) console.log(`    ${call}: ${found.get(call)}, and not ${answer}`)
    const wrong = await checkOtherServer(together, pair)
    printNone('what one did and the other did not know', wrong.length)
    for (const sentence of wrong.slice(0, 10)) console.log(`    Not so: ${sentence}`)
    await pair.stop()
  } finally {
    await Promise.all([together.remove(), alone.remove()])
  }
}
