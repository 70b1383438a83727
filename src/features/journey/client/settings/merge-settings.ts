import { createMerge } from '#platform/client/form/conflict/create-merge.tsx'
import { placentasOf } from '#platform/shared/journey/carrying.ts'
import { countryName } from '#platform/shared/place/country-name.ts'
import { formatDay } from '#platform/shared/time/calendar.ts'
import type { Pregnancy, PregnancySettings } from '../../contract.ts'
import { texts } from '../texts/texts.ts'

export const mergeSettings = createMerge<PregnancySettings, Pregnancy>(
  {
    babyName: { label: texts.nickname },
    dueDate: { label: texts.dueDate, words: formatDay },
    babies: { label: texts.numberOfBabies },
    placentas: { label: texts.sharedPlacenta, words: (placentas) => texts.placentas[placentas] },
    timeZone: { label: texts.timeZone },
    units: { label: texts.unitsLabel, words: (units) => texts.units[units] },
    region: { label: texts.region, words: (region) => texts.regions[region] },
    country: { label: texts.country, words: countryName },
  },
  (journey) => ({ ...journey, placentas: placentasOf(journey.carrying) }),
)
