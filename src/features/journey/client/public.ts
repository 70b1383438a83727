import { lazyPart } from '#platform/client/lazy-part.ts'

export { useJourney } from './data.ts'
export const JourneySettingsForm = lazyPart(async () => (await import('./JourneySettingsForm.tsx')).JourneySettingsForm)
