/** Components for the admin panel, in one chunk because the panel shows them all. */
export { DeleteJourney } from './delete/DeleteJourney.tsx'
export { ParentsForm } from './ParentsForm.tsx'
export { HidesForAll } from './settings/HidesForAll.tsx'
export { StateSettings } from './state/StateSettings.tsx'
