import type { Placentas } from '#platform/shared/journey/carrying.ts'
import type { Region } from '#platform/shared/place/region.ts'
import type { Units } from '#platform/shared/units.ts'

export const unitsWords: Readonly<Record<Units, string>> = { metric: 'Metric (cm, kg)', us: 'US (in, lb)' }

export const regionWords: Readonly<Record<Region, string>> = {
  uk: 'United Kingdom',
  us: 'United States',
  other: 'Elsewhere',
}

export const placentasWords: Readonly<Record<Placentas, string>> = {
  shared: 'Yes, at least two of them',
  own: 'No, each has its own',
}
