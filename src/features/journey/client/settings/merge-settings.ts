import { createMerge } from '#platform/client/form/conflict/create-merge.tsx'
import { placentasOf } from '#platform/shared/journey/carrying.ts'
import { countryName } from '#platform/shared/place/country-name.ts'
import { formatDay } from '#platform/shared/time/calendar.ts'
import type { Pregnancy, PregnancySettings } from '../../contract.ts'
import { placentasWords, regionWords, unitsWords } from './setting-words.ts'

export const mergeSettings = createMerge<PregnancySettings, Pregnancy>(
  {
    babyName: { label: 'Baby’s nickname' },
    dueDate: { label: 'Due date', words: formatDay },
    babies: { label: 'Number of babies' },
    placentas: { label: 'Do they share a placenta?', words: (placentas) => placentasWords[placentas] },
    timeZone: { label: 'Time zone' },
    units: { label: 'Units', words: (units) => unitsWords[units] },
    region: { label: 'Where you have your care', words: (region) => regionWords[region] },
    country: { label: 'Country, for emergency numbers', words: countryName },
  },
  (journey) => ({ ...journey, placentas: placentasOf(journey.carrying) }),
)
