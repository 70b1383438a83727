import type { Samples } from '#platform/server/feature/samples.ts'
import { features } from '../features.ts'

/** The samples of all features, put together. */
export async function loadSamples(): Promise<Required<Samples>> {
  const loaded = await Promise.all(features.map(async (feature) => (await feature.samples?.())?.samples ?? {}))
  return {
    params: Object.assign({}, ...loaded.map(({ params }) => params)),
    things: Object.assign({}, ...loaded.map(({ things }) => things)),
    rows: Object.assign({}, ...loaded.map(({ rows }) => rows)),
    outcomes: Object.assign({}, ...loaded.map(({ outcomes }) => outcomes)),
  }
}
