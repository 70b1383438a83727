export { GrowthSection } from './GrowthSection.tsx'
