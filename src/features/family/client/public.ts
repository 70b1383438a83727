export { FamilyCard } from './FamilyCard.tsx'

/** The parts of the admin panel. The panel makes lazy parts of them, because this file is loaded with home. */
export const loadFamilyPanel = () => import('./for-panel.ts')
