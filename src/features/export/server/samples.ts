import { cast } from '#features/sign-in/fixtures.ts'
import type { Samples } from '#platform/server/feature/samples.ts'

// In the far future, because the job deletes exports that ended a day ago.
const at = '2100-01-01T00:00:00.000Z'
const ended = { requested_at: at, started_at: at, ended_at: at, file: 'pip.zip', bytes: 1000 }

export const samples: Samples = {
  things: {
    '/api/admin/exports/{id}': async ({ db, findJourney }) => {
      const mother = db.selectFrom('users').select('id').where('email', '=', cast.mother.email)
      const { id: requested_by } = await mother.executeTakeFirstOrThrow()
      const row = { ...ended, pregnancy_id: await findJourney('Pip'), requested_by }
      return db.insertInto('exports').values(row).returning('id').executeTakeFirstOrThrow()
    },
  },
  rows: { exports: () => ended },
}
