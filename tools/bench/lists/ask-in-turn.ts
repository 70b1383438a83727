/** Sends the same requests to two servers alternately, and compares their response times. */
import { Agent, get } from 'node:http'
import { median, percentile } from '../figures.ts'

export type ListRequest = {
  port: number
  path: string
  cookie: string
  /** Throws if the first response is wrong. All later responses must have the same length. */
  check: (body: string) => void
}

/** The median and the 99th percentile of the response times in a round, in milliseconds; or the ratio of two such values. */
export type Times = { p50: number; p99: number }

export type Pair<Side> = { baseline: Side; ours: Side }
/** The medians over all rounds. `ratio` is the time of `ours` divided by the time of `baseline`. */
export type Compared = Pair<Times> & { ratio: Times }
/** `each` is how often a round sends each request. */
type Rounds = { rounds: number; each: number }

/** Each round sends all requests, so a short load on the machine affects only a few rounds, and all requests equally. */
export async function askInTurn(requests: readonly Pair<ListRequest>[], { rounds, each }: Rounds): Promise<Compared[]> {
  const pairs = await Promise.all(requests.map(openPair))
  // The first round only warms up.
  for (let round = 0; round <= rounds; round += 1)
    for (const { call, measured } of pairs) {
      const times = await askRound(call, each)
      if (round > 0) measured.push(times)
    }
  for (const { call } of pairs) for (const { close } of Object.values(call)) close()
  return pairs.map(({ measured }) => compare(measured))
}

async function openPair({ baseline, ours }: Pair<ListRequest>) {
  const measured: Pair<Times>[] = []
  return { call: { baseline: await openCall(baseline), ours: await openCall(ours) }, measured }
}

async function askRound(call: Pair<Call>, each: number): Promise<Pair<Times>> {
  const times: Pair<number[]> = { baseline: [], ours: [] }
  for (let turn = 0; turn < each; turn += 1)
    // Each server gets the first request in half of the turns.
    for (const side of turn % 2 === 0 ? (['baseline', 'ours'] as const) : (['ours', 'baseline'] as const))
      times[side].push(await call[side].time())
  const timesOf = (all: readonly number[]) => ({ p50: median(all), p99: percentile(all, 99) })
  return { baseline: timesOf(times.baseline), ours: timesOf(times.ours) }
}

/** Computes ratios within a round, because both servers then ran under the same load. */
const compare = (rounds: readonly Pair<Times>[]): Compared => ({
  baseline: middle(rounds.map(({ baseline }) => baseline)),
  ours: middle(rounds.map(({ ours }) => ours)),
  ratio: middle(rounds.map(({ baseline, ours }) => ({ p50: ours.p50 / baseline.p50, p99: ours.p99 / baseline.p99 }))),
})

const middle = (rounds: readonly Times[]): Times => ({
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
})

type Call = { time: () => Promise<number>; close: () => void }

async function openCall({ port, path, cookie, check }: ListRequest): Promise<Call> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<{ status: number; body: Buffer }>((resolve, reject) => {
      const outgoing = get({ agent, port, host: '127.0.0.1', path, headers: { cookie } }, (answer) => {
        const pieces: Buffer[] = []
        answer.on('data', (piece) => pieces.push(piece))
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(pieces) }))
      })
      outgoing.once('error', reject)
    })

  const first = await ask()
  check(String(first.body))
  return {
    async time(): Promise<number> {
      const began = performance.now()
      const { status, body } = await ask()
      const ms = performance.now() - began
      if (status !== 200 || body.length !== first.body.length)
        throw new Error(`${path} answered ${status} with ${body.length} bytes instead of ${first.body.length}.`)
      return ms
    },
    close: () => agent.destroy(),
  }
}
