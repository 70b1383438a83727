import { lazyPart } from '#platform/client/lazy-part.ts'

export { journeyKey, useJourney, useOwnJourneys, useUnits } from './data.ts'
export { ageOfChild, namesOf, sizeOfChild } from './state/birth-words.ts'
export const StateSettings = lazyPart(async () => (await import('./state/StateSettings.tsx')).StateSettings)
export const JourneySettingsForm = lazyPart(
  async () => (await import('./settings/JourneySettingsForm.tsx')).JourneySettingsForm,
)
export const ParentsForm = lazyPart(async () => (await import('./ParentsForm.tsx')).ParentsForm)
export const JourneySwitcher = lazyPart(async () => (await import('./JourneySwitcher.tsx')).JourneySwitcher)
