import { lazyPart } from '#platform/client/lazy-part.ts'

export { journeyKey, useHides, useJourney, useOwnJourneys, useUnits } from './data.ts'
export const HomeState = lazyPart(async () => (await import('./state/home/HomeState.tsx')).HomeState)
export const JourneySettingsForm = lazyPart(
  async () => (await import('./settings/JourneySettingsForm.tsx')).JourneySettingsForm,
)
/** Loads the components for the admin panel. They are not exported directly, because this file is loaded with home. */
export const loadJourneyPanel = () => import('./for-panel.ts')
export const JourneySwitcher = lazyPart(async () => (await import('./JourneySwitcher.tsx')).JourneySwitcher)
