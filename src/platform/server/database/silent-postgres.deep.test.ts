/** Tests with a PostgreSQL that stops responding while its connection stays open. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { liftTimeLimit } from './database.ts'
import { explainFailure } from './failures.ts'
import { openPostgres } from './postgres.ts'
import { openFreshDatabase, testedEngine } from './testing.ts'

const onPostgres = test.runIf(testedEngine === 'postgres')

/** A proxy that forwards everything to PostgreSQL, until `setSilent(true)` makes it drop everything. */
async function openProxy(target: URL) {
  let isSilent = false
  const server = createServer((client) => {
    const real = connect(Number(target.port), target.hostname)
    client.on('data', (bytes) => isSilent || real.write(bytes)).on('error', () => real.destroy())
    real.on('data', (bytes) => isSilent || client.write(bytes)).on('error', () => client.destroy())
    client.once('close', () => real.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.port = `${(server.address() as AddressInfo).port}`
  return {
    url,
    setSilent: (silent: boolean) => {
      isSilent = silent
    },
    close: () => server.close(),
  }
}

onPostgres(
  'a silent PostgreSQL fails the query after seven seconds, and the next query uses another connection',
  async () => {
    const fresh = await openFreshDatabase()
    const proxy = await openProxy(new URL(fresh.url ?? ''))
    const { db, close } = openPostgres(proxy.url.href, () => undefined)
    await sql`select 1`.execute(db)
    proxy.setSilent(true)
    const began = performance.now()
    const failure = await sql`select 1`.execute(db).catch(explainFailure)
    expect(failure).toMatchObject({ code: 'unavailable', details: { fault: 'database-away' } })
    expect(performance.now() - began).toBeGreaterThan(6500)
    proxy.setSilent(false)
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    await close()
    proxy.close()
    await fresh.database.close()
    await fresh.drop()
  },
)

onPostgres('a query may take eight seconds after its time limit is lifted, as for backups and upgrades', async () => {
  const fresh = await openFreshDatabase()
  await fresh.database.db.transaction().execute(async (tx) => {
    await sql.raw(liftTimeLimit).execute(tx)
    await sql`select pg_sleep(8)`.execute(tx)
  })
  await fresh.database.close()
  await fresh.drop()
})
