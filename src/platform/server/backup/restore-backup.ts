/** Restores a backup into an empty installation, on SQLite or PostgreSQL. Nestling does not start on a partial restore. */
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Migration } from '../database/migrate.ts'
import { readRows } from '../database/snapshot/snapshot.ts'
import { openTarget } from '../database/snapshot/target.ts'
import type { Environment } from '../environment.ts'
import type { Feature } from '../feature/define-feature.ts'
import { describeStore } from '../installation/check-store.ts'
import { markUnfinished, needsItsDatabase, writeStoreMark } from '../installation/store-mark.ts'
import { openStore } from '../storage/open-store.ts'
import { BackupError } from './backup-error.ts'
import type { OpenedBackup } from './backup-folder.ts'
import { checkBackup } from './check-backup.ts'
import { objectPath } from './photos/objects.ts'

type Target = {
  environment: Pick<Environment, 'dataDir' | 'databaseUrl' | 'photoStore'>
  features: readonly Feature[]
  migrations: readonly Migration[]
}
type Restored = { inventory: OpenedBackup['inventory']; flaws: readonly string[] }

/** If the backup is damaged or the target is not empty, throws BackupError or StartError before it writes anything. */
export async function restoreBackup(backup: string, target: Target): Promise<Restored> {
  const { environment, features, migrations } = target
  const { inventory, listPhotos, migrations: names, problems, flaws } = await checkBackup(backup)
  if (problems.length > 0) throw new BackupError(`${backup} is damaged. ${problems.slice(0, 5).join(' ')}`)
  const { engine, database, identity } = inventory
  const snapshot = join(backup, database.name)
  refuseNewer(names, migrations)
  const store = openStore(environment)
  await refuseNonEmptyFolder(environment.dataDir)
  if (await needsItsDatabase({ files: store, features }))
    throw new BackupError(`There are photos in ${describeStore(environment)} already. Restore into an empty place.`)

  const fill = await openTarget(environment)
  await markUnfinished(store)
  for await (const { name, checksum, flaw } of listPhotos())
    if (flaw !== 'missing')
      await store.put(name, await buffer(createReadStream(objectPath(resolve(backup, '..'), checksum))))
  await fill({
    lines: readRows(engine, snapshot),
    migrations: migrations.filter(({ name }) => names.includes(name)),
    leaveOut: listLeftOut(features),
  })
  await writeStoreMark(store, identity)
  return { inventory, flaws }
}

function refuseNewer(names: readonly string[], migrations: readonly Migration[]) {
  const unknownName = names.find((name) => !migrations.some((migration) => migration.name === name))
  if (unknownName)
    throw new BackupError(
      `This backup was made by a newer version of Nestling, which has the migration “${unknownName}”. Use that version.`,
    )
}

async function refuseNonEmptyFolder(dataDir: string) {
  const names = await readdir(dataDir).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (names.length > 0)
    throw new BackupError(`${dataDir} is not empty. Set DATA_DIR to a folder that is empty or does not exist.`)
}

/** The tables whose rows are not restored, such as sessions. */
const listLeftOut = (features: Target['features']) =>
  features.flatMap(({ tables = {} }) =>
    Object.entries(tables).flatMap(([table, { restored }]) => (restored === false ? [table] : [])),
  )
