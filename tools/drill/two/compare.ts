/**
 * Calls almost every endpoint twice, on the same data: once behind a proxy that alternates between two servers, and once on
 * a single server. Compares the responses.
 */
import { printFaults, printFound } from '../figures.ts'
import { openInstallation } from '../installation.ts'
import { checkOtherServer } from './check-other-server.ts'
import { startPair } from './pair.ts'
import { walkCalls } from './walk.ts'

export async function compareWithOne(): Promise<void> {
  console.log('\nTwo servers that get requests in turn are compared with one server')
  const [forTwo, forOne] = [await openInstallation({ postgres: true }), await openInstallation({ postgres: true })]
  try {
    const server = await forOne.start()
    const expected = await walkCalls(forOne, server.port)
    await server.stop()
    const pair = await startPair(forTwo)
    const found = await walkCalls(forTwo, pair.proxyPort)
    const different = [...expected].filter(([call, answer]) => found.get(call) !== answer)
    printFound('calls compared', expected.size)
    printFound('of them accepted', [...expected.values()].filter((answer) => /^[23]/.test(answer)).length)
    const limited = [...expected.values(), ...found.values()].filter((answer) => answer.startsWith('429')).length
    printFaults('refused by the rate limit', limited)
    printFaults(
      'responses that differ from the single server’s',
      different.map(([call, answer]) => `${call}: ${found.get(call)} instead of ${answer}`),
    )
    const wrong = await checkOtherServer(forTwo, pair)
    printFaults(
      'changes on one server that the other did not know',
      wrong.map((sentence) => `Not true: ${sentence}`),
    )
    await pair.stop()
  } finally {
    await Promise.all([forTwo.remove(), forOne.remove()])
  }
}
