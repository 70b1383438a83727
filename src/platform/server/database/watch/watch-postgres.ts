/** Notices changes of a PostgreSQL database by triggers, which notify every process that listens. */
import { sql } from 'kysely'
import pg from 'pg'
import type { Database, Tx } from '../database.ts'
import { lockName } from '../locks.ts'
import type { RowsChanged, Watch, WatchedTable } from './watch.ts'

const channel = 'nestling_changes'
const trigger = 'nestling_change'

/** A lost connection is opened again after this time. */
const pauseMs = 1000
/** How often the connection is asked whether it is still there. Without this, a dead network would go unnoticed for hours. */
const probeEveryMs = 15_000
const longestSilenceMs = 5000

type Options = { readonly url: string; readonly db: Database; readonly report: (error: Error) => void }

export const createPostgresWatch =
  ({ url, db, report }: Options): Watch =>
  async (tables, onChange) => {
    await db.transaction().execute((tx) => addTriggers(tx, tables))
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
      opened.on('notification', ({ payload = '' }) => onChange([readPayload(payload)]))
      try {
        await opened.connect()
        await opened.query(`listen ${channel}`)
      } catch (error) {
        await opened.end()
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
          if (isEnded) await client.end()
          else onChange('unknown')
        } catch {
          listenAgain()
        }
      }, pauseMs)
    }

    // Ending a connection that does not respond destroys it, and its `end` event begins the next one.
    const probe = setInterval(() => client.query('select 1').catch(() => client.end()), probeEveryMs)

    return async () => {
      isEnded = true
      clearInterval(probe)
      clearTimeout(pause)
      await client.end()
    }
  }

/** `updates 7` → the rows of the table `updates` that belong to the owner 7 */
function readPayload(payload: string): RowsChanged {
  const [table = '', ownerId] = payload.split(' ')
  return { table, ownerId: Number(ownerId) }
}

/** Adds the triggers that are missing. PostgreSQL sends equal notifications of one transaction only once. */
async function addTriggers(tx: Tx, tables: readonly WatchedTable[]): Promise<void> {
  await lockName(tx, trigger)
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = ${trigger}`.execute(tx)
  const missing = tables.filter(({ table }) => rows.every(({ name }) => name !== table))
  if (missing.length === 0) return
  await sql`
    create or replace function ${sql.id(trigger)}() returns trigger language plpgsql as ${sql.lit(noteChange)}`.execute(
    tx,
  )
  for (const { table, ownerColumn } of missing)
    await sql`
      create trigger ${sql.id(trigger)} after insert or update or delete on ${sql.id(table)}
      for each row execute function ${sql.id(trigger)}(${sql.lit(ownerColumn)})`.execute(tx)
}

const noteChange = `
  declare
    changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  begin
    if changed ->> tg_argv[0] is not null then
      perform pg_notify('${channel}', tg_table_name || ' ' || (changed ->> tg_argv[0]));
    end if;
    return null;
  end`
