/** Vitest's global set-up of the PostgreSQL projects: starts one server. Tests get its address by `inject()`. */
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A superuser's address of the PostgreSQL of this run. Each test creates its own database there. */
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

/** Where the tests record templates and free databases (src/platform/server/database/pool). */
const bookkeeping = `
  create table templates (template text primary key, reset_script text not null);
  create table free_databases (name text primary key);
`
