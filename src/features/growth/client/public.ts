import { lazyPart } from '#platform/client/lazy-part.ts'

export const GrowthChart = lazyPart(async () => (await import('./GrowthChart.tsx')).GrowthChart)
