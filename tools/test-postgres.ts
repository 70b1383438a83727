/** Vitest's global set-up of the project "postgres": one server for all its files, which read its address by inject(). */
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A superuser's address of a PostgreSQL that only these tests use: each makes its own database in it. */
    postgresUrl: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres()
  project.provide('postgresUrl', url)
  return stop
}
