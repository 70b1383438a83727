/**
 * The tables of the whole database. Each feature adds its own in `server/tables.ts`, so that any query may join them
 * while only their own feature writes them (tools/check-architecture.ts sees to that).
 */
export interface Tables {
  migrations: { name: string; applied_at: string }
}
