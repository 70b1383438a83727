import type { Samples } from '#platform/server/feature/samples.ts'
import { features } from '../features.ts'

/** The samples of all features, put together. */
export async function loadSamples(): Promise<Samples> {
  const loaded = await Promise.all(features.map(async (feature) => (await feature.samples?.())?.samples ?? {}))
  return {
    rows: Object.assign({}, ...loaded.map(({ rows }) => rows)),
    outcomes: Object.assign({}, ...loaded.map(({ outcomes }) => outcomes)),
  }
}
