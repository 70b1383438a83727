import { lazyPart } from '#platform/client/lazy-part.ts'

export { journeyKey, useJourney, useOwnJourneys, useUnits } from './data.ts'
export const StateOfJourney = lazyPart(async () => (await import('./state/home/StateOfJourney.tsx')).StateOfJourney)
export const StateSettings = lazyPart(async () => (await import('./state/StateSettings.tsx')).StateSettings)
export const JourneySettingsForm = lazyPart(
  async () => (await import('./settings/JourneySettingsForm.tsx')).JourneySettingsForm,
)
export const ParentsForm = lazyPart(async () => (await import('./ParentsForm.tsx')).ParentsForm)
export const JourneySwitcher = lazyPart(async () => (await import('./JourneySwitcher.tsx')).JourneySwitcher)
