import type { Migration } from '#platform/server/database/migrate.ts'
import { regionOf } from '#platform/shared/place/region.ts'

const countriesOfNewRegions = {
  de: ['DE'],
  es: ['ES'],
  fr: ['FR', 'GF', 'GP', 'MQ', 'RE', 'YT'],
} as const
const newRegions = ['de', 'es', 'fr'] as const

/** Germany, Spain and France became regions of their own. Until then, families there could choose only “Elsewhere”. */
export const germanSpanishFrenchCare: Migration = {
  name: '0060-german-spanish-french-care',
  async up({ tx }) {
    const elsewhere = await tx
      .selectFrom('pregnancies')
      .where('region', '=', 'other')
      .select(['id', 'country', 'time_zone'])
      .execute()
    for (const { id, country, time_zone } of elsewhere) {
      const region = newRegions.find((one) =>
        country === null ? one === regionOf(time_zone) : countriesOfNewRegions[one].some((code) => code === country),
      )
      if (region) await tx.updateTable('pregnancies').set({ region }).where('id', '=', id).execute()
    }
  },
}
