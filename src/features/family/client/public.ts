export { FamilyCard } from './FamilyCard.tsx'

/** Loads this feature's parts of the admin panel on demand, because this file is loaded with the home page. */
export const loadFamilyPanel = () => import('./for-panel.ts')
