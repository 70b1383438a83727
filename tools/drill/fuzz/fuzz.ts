/** Sends bad requests to every call of the OpenAPI description, as every kind of person. */
import { residentMegabytes } from '../../bench/server/process-facts.ts'
import { printFaults, printFound, printMeasured } from '../figures.ts'
import type { Installation } from '../installation.ts'
import { drawRequest, type Operation, readOperations } from './requests.ts'
import { type Answer, openSender, whyWrong } from './sender.ts'

/** How many requests the whole drill sends. Memory stops growing within the first half, at about 350 MB on SQLite. */
const requests = 200_000
const atOnce = 32
/** With this many people, nobody reaches the rate limit for writing. */
const peopleOfEachRole = 100
/** How many megabytes the memory may grow in the second half. */
const mostGrowthMb = 50

export async function drillFuzz(installation: Installation, share: number): Promise<void> {
  const all = Math.round(requests * share)
  console.log(`\n${all.toLocaleString('en-US')} bad requests, ${atOnce} at once`)
  const people = [
    '',
    ...(await installation.addPeople(peopleOfEachRole, 'guest')),
    ...(await installation.addPeople(peopleOfEachRole, 'family')),
    ...(await installation.addPeople(peopleOfEachRole, 'admin')),
  ]
  const server = await installation.start()
  const operations = await readOperations(server.port)
  const { send, end } = openSender(server.port, atOnce)
  const tally = new Map<number, number>()
  const wrong: string[] = []
  const asked = new Set<Operation>()

  let left = 0
  const sendAll = async () => {
    while (left > 0) {
      left -= 1
      const operation = operations[left % operations.length]
      const cookie = people[(left * 7919) % people.length]
      if (!operation || cookie === undefined) continue
      asked.add(operation)
      const request = drawRequest(operation)
      const answer: Answer = await send(request, cookie)
      tally.set(answer.status, (tally.get(answer.status) ?? 0) + 1)
      const why = whyWrong(answer)
      if (why)
        wrong.push(`${request.method} ${request.path.slice(0, 200)} ${request.body?.slice(0, 200) ?? ''}: ${why}`)
    }
  }
  const sendHalf = async () => {
    left = Math.ceil(all / 2)
    await Promise.all(Array.from({ length: atOnce }, sendAll))
    return residentMegabytes(server.pid) ?? 0
  }
  // Code and caches that load with the first requests do not count as growth.
  const [half, whole] = [await sendHalf(), await sendHalf()]
  end()

  const sum = (least: number, most: number) =>
    [...tally].reduce((total, [status, count]) => (status >= least && status <= most ? total + count : total), 0)
  printFound('calls that got requests', `${asked.size} of ${operations.length}`, {
    words: 'all',
    holds: asked.size === operations.length,
  })
  printFound('accepted or redirected', sum(200, 399))
  printFound('refused', sum(400, 499))
  printFound('  of them with 429 Too Many Requests', tally.get(429) ?? 0)
  printFaults('answered with 5xx', sum(500, 599))
  printFaults('wrong or missing responses', wrong)
  printFound('memory after the first half', `${half.toFixed(0)} MB`)
  printMeasured('  growth in the second half', share, {
    found: `${(whole - half).toFixed(0)} MB`,
    words: `at most ${mostGrowthMb} MB`,
    holds: whole - half <= mostGrowthMb,
  })
  const alive = await fetch(`http://127.0.0.1:${server.port}/readyz`).catch(() => null)
  printFaults('servers that are not ready afterwards', alive?.ok ? 0 : 1)
  await server.stop()
}
