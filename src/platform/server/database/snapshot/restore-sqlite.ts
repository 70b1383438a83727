import { randomUUID } from 'node:crypto'
import { copyFile, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Environment } from '../../environment.ts'
import { makeFolder, syncFolder } from '../../storage/durable.ts'
import { databaseFile } from '../sqlite.ts'

type Target = { environment: Pick<Environment, 'dataDir'>; leaveOut: readonly string[] }

/** The file gets its name when it is complete. */
export function restoreSqlite({ environment: { dataDir }, leaveOut }: Target) {
  return async (snapshot: string): Promise<void> => {
    await makeFolder(dataDir)
    const file = databaseFile(dataDir)
    const draft = `${file}.${randomUUID()}.part`
    try {
      await copyFile(snapshot, draft)
      empty(draft, leaveOut)
      const copy = await open(draft, 'r+')
      await copy.chmod(0o600)
      await copy.sync()
      await copy.close()
      await rename(draft, file)
      await syncFolder(dirname(file))
    } finally {
      await rm(draft, { force: true })
    }
  }
}

function empty(file: string, tables: readonly string[]) {
  const database = new DatabaseSync(file)
  const known = new Set(
    database
      .prepare('select name from sqlite_schema')
      .all()
      .map(({ name }) => name),
  )
  for (const table of tables) if (known.has(table)) database.exec(`delete from "${table}"`)
  database.exec('vacuum')
  database.close()
}
