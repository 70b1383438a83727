import type { Region } from '#platform/shared/place/region.ts'

/** Who answers urgent questions in a region. The app puts "Call" before these words. */
export const careTeam: Readonly<Record<Region, string>> = {
  uk: 'your midwife or maternity unit',
  us: 'your doctor or midwife',
  other: 'your midwife, doctor or clinic',
}
