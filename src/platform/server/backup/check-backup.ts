/** Reads a whole backup, and compares its files with the inventory and its rows with its photos. */
import { hash } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { PictureFile } from '../database/snapshot/picture-table.ts'
import { DamagedSnapshot, readSnapshot } from '../database/snapshot/snapshot.ts'
import { unknownFolder } from '../installation/store-mark.ts'
import { type OpenedBackup, openBackup } from './backup-folder.ts'
import { type Content, hashFile, objectPath } from './photos/objects.ts'

export type CheckedBackup = Pick<OpenedBackup, 'inventory' | 'listPhotos'> & {
  /** The names of the migrations that made its tables. */
  readonly migrations: readonly string[]
  /** One sentence for each file that is missing, cannot be read, or was changed since the backup was made. */
  readonly problems: readonly string[]
  /** One sentence for each photo that was already missing or damaged in the store when the backup was made. */
  readonly flaws: readonly string[]
}

/** Throws BackupError when the folder is not a backup, or its inventory was changed. */
export async function checkBackup(backup: string): Promise<CheckedBackup> {
  const opened = await openBackup(backup)
  const { inventory, files, listPhotos } = opened
  const problems: string[] = []
  for (const file of files) {
    const problem = await compare(join(backup, file.name), file, file.name)
    if (problem) problems.push(problem)
  }
  if (problems.length > 0) return { inventory, listPhotos, migrations: [], problems, flaws: [] }

  const checked = await checkPhotos(resolve(backup, '..'), listPhotos)
  problems.push(...checked.problems)
  const rows = await compareRows(backup, opened, checked)
  return {
    inventory,
    listPhotos,
    migrations: rows.migrations,
    problems: [...problems, ...rows.problems],
    flaws: checked.flaws,
  }
}

async function compare(path: string, expected: Pick<Content, 'sha256'>, what: string): Promise<string | null> {
  const found = await hashFile(path).catch((error) => String(error.code))
  if (typeof found === 'string') return `${what} ${found === 'ENOENT' ? 'is missing' : 'cannot be read'} (${found}).`
  return found.sha256 === expected.sha256 ? null : `${what} has changed since it was written.`
}

/** Checks each listed photo. `sum` is a checksum over the photos that have a row and no flaw. */
async function checkPhotos(folder: string, listPhotos: OpenedBackup['listPhotos']) {
  const [problems, flaws, flawed]: [string[], string[], Set<string>] = [[], [], new Set()]
  const sum = openSum()
  let last = { checksum: '', isWhole: false }
  for await (const photo of listPhotos()) {
    const { name, checksum, flaw } = photo
    if (flaw) {
      flaws.push(`The photo ${name} was already ${flaw} when the backup was made.`)
      flawed.add(name)
    } else if (!name.startsWith(`${unknownFolder}/`)) sum.add(photo)
    // Photos with the same content are next to each other in the list.
    if (flaw === 'missing' || (checksum === last.checksum && last.isWhole)) continue
    const problem = await compare(objectPath(folder, checksum), { sha256: checksum }, `The photo ${name}`)
    if (problem) problems.push(problem)
    last = { checksum, isWhole: problem === null }
  }
  return { problems, flaws, flawed, sum }
}

async function compareRows(
  backup: string,
  { inventory: { engine, database } }: OpenedBackup,
  { flawed, sum }: { flawed: ReadonlySet<string>; sum: Sum },
) {
  const named = openSum()
  try {
    const { migrations } = await readSnapshot(engine, join(backup, database.name), (photo) => {
      if (!flawed.has(photo.name)) named.add(photo)
    })
    if (named.read() === sum.read()) return { migrations, problems: [] }
    return { migrations, problems: ['The photos in the backup are not the ones that its rows name.'] }
  } catch (error) {
    if (!(error instanceof DamagedSnapshot)) throw error
    return { migrations: [], problems: [`${database.name} is damaged: ${error.message}.`] }
  }
}

type Sum = ReturnType<typeof openSum>

/** A sum over names and checksums. Two lists of the same photos have the same sum, even in different orders. */
function openSum() {
  let sum = 0n
  return {
    add({ name, checksum }: Pick<PictureFile, 'name' | 'checksum'>) {
      sum = BigInt.asUintN(256, sum + BigInt(`0x${hash('sha256', `${name} ${checksum}`)}`))
    },
    read: () => sum,
  }
}
