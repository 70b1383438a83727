import { lazyPart } from '#platform/client/lazy-part.ts'

export { journeyKey, useHides, useJourney, useOwnJourneys, useUnits } from './data.ts'
export const HomeState = lazyPart(async () => (await import('./state/home/HomeState.tsx')).HomeState)
export const JourneySettingsForm = lazyPart(
  async () => (await import('./settings/JourneySettingsForm.tsx')).JourneySettingsForm,
)
const forPanel = () => import('./for-panel.ts')
export const DeleteJourney = lazyPart(async () => (await forPanel()).DeleteJourney)
export const HidesForAll = lazyPart(async () => (await forPanel()).HidesForAll)
export const ParentsForm = lazyPart(async () => (await forPanel()).ParentsForm)
export const StateSettings = lazyPart(async () => (await forPanel()).StateSettings)
export const JourneySwitcher = lazyPart(async () => (await import('./JourneySwitcher.tsx')).JourneySwitcher)
