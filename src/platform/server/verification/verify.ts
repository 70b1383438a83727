/** Checks a whole installation while it is in use: the database, every stored file, and files without a row. */
import { hasObject, objectPath } from '../backup/photos/objects.ts'
import { claimStore, pictureFolders } from '../installation/store-mark.ts'
import { listFilesWithoutRow } from '../pictures/stored/files-without-row.ts'
import type { Services } from '../services.ts'
import { verifyDatabase } from './verify-database.ts'
import { type FaultyFile, selectFiles, verifyFiles } from './verify-files.ts'

export type VerifyServices = Pick<Services, 'db' | 'engine' | 'files' | 'features' | 'environment'>
export type Verification = {
  /** How many files are intact. */
  readonly intact: number
  /** A sentence for each row or file that is lost or damaged. */
  readonly problems: string[]
  /** The names of files without a row. */
  readonly filesWithoutRow: string[]
}

const day = 86_400_000
const pageSize = 200

/** Records damaged and missing files for the admins. Throws if the store does not respond. */
export async function verifyInstallation(
  services: VerifyServices,
  { now, signal }: { now: Date; signal?: AbortSignal | undefined },
): Promise<Verification> {
  const { db, environment } = services
  const problems = await verifyDatabase(services)
  if (!(await claimStore(services)))
    return { intact: 0, problems: [...problems, 'The photos belong to a different database.'], filesWithoutRow: [] }

  let intact = 0
  for (let after: number | undefined = 0; after !== undefined; ) {
    const rows = await selectFiles(db, after, pageSize).execute()
    const faulty = await verifyFiles(services, rows, signal)
    for (const file of faulty) problems.push(await sayFault(file, environment.backupDir))
    intact += rows.length - faulty.length
    after = rows.at(-1)?.id
  }
  // A newer file may belong to an upload that has not ended.
  const until = new Date(now.getTime() - day)
  return {
    intact,
    problems,
    filesWithoutRow: await listFilesWithoutRow(services, pictureFolders(services.features), until),
  }
}

async function sayFault({ name, fault, bytes, checksum: sha256 }: FaultyFile, backups: string): Promise<string> {
  const inBackup = (await hasObject(backups, { sha256, bytes }))
    ? ` ${objectPath(backups, sha256)} is a copy of it.`
    : ''
  return `The photo ${name} is ${fault}.${inBackup}`
}
