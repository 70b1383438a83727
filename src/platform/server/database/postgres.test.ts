import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { explainFailure } from './failures.ts'
import { openFreshDatabase, testedEngine } from './testing.ts'

const endConnection = sql`select pg_terminate_backend(pg_backend_pid())`

test.runIf(testedEngine === 'postgres')(
  'when a connection breaks, only its query or transaction fails, and the next query uses another connection',
  async () => {
    const { database, drop } = await openFreshDatabase()
    const { db } = database
    const inTransaction = () =>
      db.transaction().execute(async (tx) => {
        await endConnection.execute(tx).catch(() => undefined)
        await sql`select 1`.execute(tx)
      })
    for (const breakOne of [() => endConnection.execute(db), inTransaction]) {
      expect(explainFailure(await breakOne().catch((error) => error))).toMatchObject({ code: 'unavailable' })
      expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    }
    await database.close()
    await drop()
  },
)
