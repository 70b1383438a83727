/** The seed of the random cases. A failure prints it. `NEWS_SEED=7 npm test -- decide` runs the cases of seed 7. */
export const newsSeed = Number(process.env.NEWS_SEED ?? 20261126)

export type Draw = ReturnType<typeof drawFrom>

/** Draws random values. The same seed always gives the same values. */
export function drawFrom(seed: number) {
  let state = seed >>> 0
  /** The next number, at least 0 and less than 1 (mulberry32). */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (most: number) => Math.floor(next() * (most + 1))
  return {
    /** A whole number from 0 to `most`. */
    upTo,
    one: <Value>(values: readonly Value[]): Value => values[upTo(values.length - 1)] as Value,
    /** True with a probability of this many percent. */
    chance: (percent: number) => next() * 100 < percent,
  }
}

/** Zones with and without summer time, in both hemispheres. In one of them, clocks change by half an hour. */
export const zones = [
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'UTC',
]

/** Instants at which the clocks change in New York, Berlin or Lord Howe. */
export const clockChanges = [
  '2026-03-08T07:00:00.000Z',
  '2026-03-29T01:00:00.000Z',
  '2026-04-04T15:00:00.000Z',
  '2026-10-03T15:30:00.000Z',
  '2026-10-25T01:00:00.000Z',
  '2026-11-01T06:00:00.000Z',
].map((text) => Date.parse(text))

export const quietHours = [
  null,
  { from: '22:00', until: '07:00' },
  { from: '22:00', until: '02:30' },
  { from: '01:30', until: '02:15' },
  { from: '12:00', until: '20:00' },
  { from: '00:00', until: '23:59' },
] as const

/** Checks this many random cases. A failure names the seed and the case. */
export function checkCases<Case>(
  cases: number,
  drawCase: (draw: Draw) => Case,
  check: (drawn: Case, draw: Draw) => void,
): void {
  const draw = drawFrom(newsSeed)
  for (let at = 0; at < cases; at++) {
    const drawn = drawCase(draw)
    try {
      check(drawn, draw)
    } catch (error) {
      throw new Error(`NEWS_SEED=${newsSeed}, case ${at}: ${JSON.stringify(drawn)}`, { cause: error })
    }
  }
}
