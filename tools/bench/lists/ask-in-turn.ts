/** Sends the same requests to two servers alternately, and compares their response times. */
import { Agent, get } from 'node:http'
import { median, percentile } from '../figures.ts'

export type Question = {
  port: number
  path: string
  cookie: string
  /** Checks the first response, and throws if it is wrong. All later ones must have the same length. */
  check: (body: string) => void
}

/** The median and the 99th percentile of a round; in milliseconds, or as a ratio. */
export type Times = { p50: number; p99: number }

export type Pair<Side> = { floor: Side; ours: Side }
/** The medians over the rounds; `ratio` is that of the two servers. */
export type Compared = Pair<Times> & { ratio: Times }
type Rounds = { rounds: number; each: number }

/** Each round makes all requests, so a busy moment of the machine affects a few rounds of every request. */
export async function askInTurn(questions: readonly Pair<Question>[], { rounds, each }: Rounds): Promise<Compared[]> {
  const pairs = await Promise.all(questions.map(openPair))
  // The first round only warms up.
  for (let round = 0; round <= rounds; round += 1)
    for (const { call, measured } of pairs) {
      const times = await askRound(call, each)
      if (round > 0) measured.push(times)
    }
  for (const { call } of pairs) for (const { close } of Object.values(call)) close()
  return pairs.map(({ measured }) => compare(measured))
}

async function openPair({ floor, ours }: Pair<Question>) {
  const measured: Pair<Times>[] = []
  return { call: { floor: await openCall(floor), ours: await openCall(ours) }, measured }
}

async function askRound(call: Pair<Call>, each: number): Promise<Pair<Times>> {
  const times: Pair<number[]> = { floor: [], ours: [] }
  for (let turn = 0; turn < each; turn += 1)
    // Each server is asked first equally often.
    for (const side of turn % 2 === 0 ? (['floor', 'ours'] as const) : (['ours', 'floor'] as const))
      times[side].push(await call[side].time())
  const timesOf = (all: readonly number[]) => ({ p50: median(all), p99: percentile(all, 99) })
  return { floor: timesOf(times.floor), ours: timesOf(times.ours) }
}

/** Computes ratios within a round, because both servers then ran under the same load. */
const compare = (rounds: readonly Pair<Times>[]): Compared => ({
  floor: middle(rounds.map(({ floor }) => floor)),
  ours: middle(rounds.map(({ ours }) => ours)),
  ratio: middle(rounds.map(({ floor, ours }) => ({ p50: ours.p50 / floor.p50, p99: ours.p99 / floor.p99 }))),
})

const middle = (rounds: readonly Times[]): Times => ({
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
})

type Call = { time: () => Promise<number>; close: () => void }

async function openCall({ port, path, cookie, check }: Question): Promise<Call> {
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
        throw new Error(`${path} answered ${status} in ${body.length} bytes, before in ${first.body.length}.`)
      return ms
    },
    close: () => agent.destroy(),
  }
}
