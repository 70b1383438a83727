/** Notices changes of a PostgreSQL database by triggers, which notify every process that listens. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import type { Database, Tx } from '../database.ts'
import { lockName } from '../locks.ts'
import type { RowsChanged, Watch, WatchedTable } from './watch.ts'

const channel = 'nestling_changes'
const trigger = 'nestling_change'

/** A lost connection is opened again after this time. */
const pauseMs = 1000
/** How often the listening connection is tested. Without this, a dead network would go unnoticed for hours. */
const probeEveryMs = 15_000
const longestSilenceMs = 5000

type Options = { readonly url: string; readonly db: Database; readonly report: (error: Error) => void }

export const createPostgresWatch =
  ({ url, db, report }: Options): Watch =>
  async (tables, onChange) => {
    await addTriggers(db, tables)
    /** The notification that a test of the connection waits for. */
    let awaited: string | undefined
    let client = await listen()
    let pause: NodeJS.Timeout | undefined
    let isEnded = false

    async function listen(): Promise<pg.Client> {
      const opened = new pg.Client({
        connectionString: url,
        application_name: 'nestling',
        connectionTimeoutMillis: longestSilenceMs,
        query_timeout: longestSilenceMs,
      })
      opened.on('error', report)
      opened.on('notification', ({ payload = '' }) => {
        if (payload === awaited) awaited = undefined
        else onChange([readPayload(payload)])
      })
      try {
        await opened.connect()
        await opened.query(`listen ${channel}`)
      } catch (error) {
        await end(opened)
        throw error
      }
      opened.once('end', listenAgain)
      return opened
    }

    function listenAgain() {
      if (isEnded) return
      pause = setTimeout(async () => {
        try {
          client = await listen()
          if (isEnded) await end(client)
          else onChange('unknown')
        } catch {
          listenAgain()
        }
      }, pauseMs)
    }

    // The test sends a real notification, because a pooler that shares connections accepts `listen` but forwards none.
    const probe = setInterval(async () => {
      if (awaited !== undefined) return void end(client)
      awaited = `probe ${randomUUID()}`
      await sql`select pg_notify(${channel}, ${awaited})`.execute(db).catch(() => undefined)
    }, probeEveryMs)

    return async () => {
      isEnded = true
      clearInterval(probe)
      clearTimeout(pause)
      await end(client)
    }
  }

/** Ends a connection, even if its other side does not respond. */
async function end(client: pg.Client): Promise<void> {
  const { promise: isLate, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, 2000)
  await Promise.race([client.end().catch(() => undefined), isLate])
  clearTimeout(timer)
}

/** `updates 7` → the rows of the table `updates` that belong to the owner 7 */
function readPayload(payload: string): RowsChanged {
  const [table = '', ownerId] = payload.split(' ')
  return { table, ownerId: Number(ownerId) }
}

/** Adds missing triggers. PostgreSQL merges equal notifications of a transaction, so each changed owner is reported once. */
async function addTriggers(db: Database, tables: readonly WatchedTable[]): Promise<void> {
  await inLock(db, async (tx) => {
    await sql`
      create or replace function ${sql.id(trigger)}() returns trigger language plpgsql as ${sql.lit(noteChange)}`.execute(
      tx,
    )
  })
  const { rows } = await sql<{ name: string; argument: string }>`
    select tgrelid::regclass::text as name, encode(tgargs, 'escape') as argument
    from pg_trigger where tgname = ${trigger}`.execute(db)
  const present = new Map(rows.map(({ name, argument }) => [name, argument]))
  for (const { table, ownerColumn } of tables) {
    if (present.get(table) === `${ownerColumn}\\000`) continue
    // Locks only one table at a time, and only briefly, because servers of an earlier version may still be writing.
    await inLock(db, async (tx) => {
      await sql`drop trigger if exists ${sql.id(trigger)} on ${sql.id(table)}`.execute(tx)
      await sql`
        create trigger ${sql.id(trigger)} after insert or update or delete on ${sql.id(table)}
        for each row execute function ${sql.id(trigger)}(${sql.lit(ownerColumn)})`.execute(tx)
    })
  }
}

const mostTries = 20

/** Calls `run` in one process at a time. Tries again if a table is in use for longer than half a second. */
async function inLock(db: Database, run: (tx: Tx) => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return await db.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = '500ms'`.execute(tx)
        await lockName(tx, trigger)
        await run(tx)
      })
    } catch (error) {
      if (!isLockTimeout(error) || tries === mostTries) throw error
    }
}

const isLockTimeout = (error: unknown) => Object(error).code === '55P03'

const noteChange = `
  declare
    changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  begin
    if changed ->> tg_argv[0] is not null then
      perform pg_notify('${channel}', tg_table_name || ' ' || (changed ->> tg_argv[0]));
    end if;
    return null;
  end`
