import { changeLanguages } from '#features/sign-in/server/public.ts'
import type { Migration } from '#platform/server/database/migrate.ts'

/** Splits English into American and British. Members of UK journeys had the guide in British English, and keep it. */
export const britishEnglish: Migration = {
  name: '0059-british-english',
  async up({ tx }) {
    const members = await tx
      .selectFrom('members')
      .innerJoin('pregnancies', 'pregnancies.id', 'members.pregnancy_id')
      .where(({ or, and, eb }) =>
        or([eb('region', '=', 'uk'), and([eb('region', 'is', null), eb('time_zone', '=', 'Europe/London')])]),
      )
      .select('user_id')
      .distinct()
      .execute()
    const people = members.flatMap(({ user_id }) => user_id ?? [])
    await changeLanguages(tx, people, { from: 'en', to: 'en-gb' })
  },
}
