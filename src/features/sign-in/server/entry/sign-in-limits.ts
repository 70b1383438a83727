import type { Attempt, RateLimit } from '#platform/server/rate-limit.ts'

const day = 24 * 60
/**
 * Browsers unknown to an account share its limits; each known browser has its own. One IP address, or one customer with many
 * IPv6 networks, can use up only about a third of the shared limits, so the owner can still sign in with a new browser. The
 * last two limits count guesses at all accounts together.
 */
const limitsForStrangers: readonly RateLimit[] = [
  { column: 'place_hash', ofSubject: true, most: 10, minutes: 15 },
  { column: 'place_hash', ofSubject: true, most: 30, minutes: day },
  { column: 'wide_place_hash', ofSubject: true, most: 10, minutes: 15 },
  { column: 'wide_place_hash', ofSubject: true, most: 30, minutes: day },
  { column: 'subject_hash', most: 30, minutes: 15 },
  { column: 'subject_hash', most: 100, minutes: day },
  { column: 'place_hash', most: 50, minutes: 15 },
  { column: 'wide_place_hash', most: 200, minutes: 15 },
]
const limitsForKnownDevices: readonly RateLimit[] = [
  { column: 'device_id', most: 10, minutes: 15 },
  { column: 'device_id', most: 100, minutes: day },
]

/** The limits for guesses at an account, which count passwords and codes together. */
export const limitsOf = ({ deviceId }: Pick<Attempt, 'deviceId'>): readonly RateLimit[] =>
  deviceId === null ? limitsForStrangers : limitsForKnownDevices
