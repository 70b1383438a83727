const hourOfNight = 3

/** The last time that it was 3:00 at night, in the time zone of this machine. */
export function lastNight(now: Date): Date {
  const night = new Date(now)
  night.setHours(hourOfNight, 0, 0, 0)
  if (night > now) night.setDate(night.getDate() - 1)
  return night
}
