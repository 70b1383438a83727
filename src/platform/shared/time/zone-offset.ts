/** The offsets of time zones, read with Temporal where it exists. Some phones have only Intl, whose first use is slow. */

/** Milliseconds by which local time in an IANA zone is ahead of UTC. Throws RangeError for an unknown zone or an invalid instant. */
export function offsetAt(instant: number, timeZone: string): number {
  const zone = getZone(timeZone)
  // Reuse the offset within one second, because offsets change on a full second, and Temporal and Intl are both slow.
  const second = Math.floor(instant / 1000)
  if (zone.second !== second) Object.assign(zone, { offset: zone.read(instant), second })
  return zone.offset
}

/** `read` returns the offset at an instant. `offset` is the last one that was read, and holds for the whole of `second`. */
type Zone = { read: (instant: number) => number; second: number; offset: number }
const zones = new Map<string, Zone>()

function getZone(timeZone: string): Zone {
  const known = zones.get(timeZone)
  if (known) return known
  const read = globalThis.Temporal ? readByTemporal(timeZone) : readByIntl(timeZone)
  // Limited, because a formatter takes about 25 kB, and people choose the zones. Clearing the whole cache is simplest.
  if (zones.size >= 64) zones.clear()
  const zone = { read, second: Number.NaN, offset: 0 }
  zones.set(timeZone, zone)
  return zone
}

const readByTemporal = (timeZone: string) => (instant: number) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6

function readByIntl(timeZone: string) {
  const two = '2-digit'
  const units = {
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
    hourCycle: 'h23',
  } as const
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone, ...units })
  return (instant: number) => {
    const parts = new Map(formatter.formatToParts(instant).map(({ type, value }) => [type, value]))
    const day = `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`
    const time = `${parts.get('hour')}:${parts.get('minute')}:${parts.get('second')}`
    return Date.parse(`${day}T${time}Z`) - Math.floor(instant / 1000) * 1000
  }
}
