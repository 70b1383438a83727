import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { currentTurn } from '../limits/turn.ts'
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

test.runIf(testedEngine === 'postgres')(
  'many queries from one client network do not delay other networks for long',
  async () => {
    const { database, drop } = await openFreshDatabase()
    const ended: string[] = []
    const ask = (network: string) =>
      currentTurn.run({ network, wait: async () => undefined }, async () => {
        await sql`select pg_sleep(0.01)`.execute(database.db)
        ended.push(network)
      })
    const many = Array.from({ length: 100 }, () => ask('many'))
    await Promise.all([...many, ask('one')])
    expect(ended.indexOf('one')).toBeLessThan(30)
    await database.close()
    await drop()
  },
)

test.runIf(testedEngine === 'postgres')(
  'the code after a query waits until it is the turn of its client’s network',
  async () => {
    const { database, drop } = await openFreshDatabase()
    const seen: string[] = []
    const wait = async () => void seen.push('turn')
    await currentTurn.run({ network: 'one', wait }, async () => {
      await sql`select 1`.execute(database.db)
      seen.push('result')
    })
    expect(seen).toEqual(['turn', 'result'])
    await database.close()
    await drop()
  },
)
