/** Vitest's global setup for the PostgreSQL projects. Starts one server, whose address tests get from `inject()`. */
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of this run's PostgreSQL, as a superuser. Each test app gets its own database there. */
    postgresUrl: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres()
  const client = new pg.Client(url)
  await client.connect()
  await client.query(bookkeeping)
  await client.end()
  project.provide('postgresUrl', url)
  return stop
}

/** Tables in which the tests record templates and free databases (see src/platform/server/database/pool). */
const bookkeeping = `
  create table templates (template text primary key, reset_script text not null);
  create table free_databases (name text primary key);
`
