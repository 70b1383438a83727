/** A clock that never goes back, however the machine's own is set: what expired stays expired. */
export function createClock(): () => Date {
  let latest = 0
  return () => {
    latest = Math.max(latest, Date.now())
    return new Date(latest)
  }
}
