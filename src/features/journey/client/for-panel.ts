/** The journey's parts of the admin panel below its settings, in one chunk: the panel shows them all. */
export { DeleteJourney } from './delete/DeleteJourney.tsx'
export { ParentsForm } from './ParentsForm.tsx'
export { StateSettings } from './state/StateSettings.tsx'
