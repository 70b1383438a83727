import { lazyPart } from '#platform/client/lazy-part.ts'

export { journeyKey, useHides, useJourney, useOwnJourneys, useUnits } from './data.ts'
export const HomeState = lazyPart(async () => (await import('./state/home/HomeState.tsx')).HomeState)
export const JourneySettingsForm = lazyPart(
  async () => (await import('./settings/JourneySettingsForm.tsx')).JourneySettingsForm,
)
/** The parts of the admin panel. The panel makes lazy parts of them, because this file is loaded with home. */
export const loadJourneyPanel = () => import('./for-panel.ts')
export const JourneySwitcher = lazyPart(async () => (await import('./JourneySwitcher.tsx')).JourneySwitcher)
