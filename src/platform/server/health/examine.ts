/** Examines an installation, and tells its operator what is wrong or could be safer. It changes no row and no photo. */
import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { sql } from 'kysely'
import type { Finding } from '../../shared/health/finding.ts'
import { findLastBackup, tooManyDays } from '../backup/last-backup.ts'
import { findJump, jumpWords } from '../clock/certain-time.ts'
import { explainFailure } from '../database/failures.ts'
import { faultWords } from '../faults.ts'
import { tryMailServer } from '../mail/send-message.ts'
import type { Services } from '../services.ts'
import { uploadReserve } from '../storage/free-space.ts'
import { countFaults } from '../verification/count-faults.ts'
import { examineAddress } from './examine-address.ts'

export type Examined = Pick<Services, 'environment' | 'db' | 'files' | 'reserve'> & { now: Date }
type Verdict = Omit<Finding, 'topic'>

const good = (words: string): Verdict => ({ verdict: 'good', words })
const advice = (words: string): Verdict => ({ verdict: 'advice', words })
const fault = (words: string): Verdict => ({ verdict: 'fault', words })

/** Returns one finding for each topic, always in the same order. */
export async function examine(examined: Examined): Promise<Finding[]> {
  const topics: readonly (readonly [string, (examined: Examined) => Verdict | Promise<Verdict>])[] = [
    ['User', examineUser],
    ['Data folder', examineFolder],
    ['Disk', examineDisk],
    ['Database', examineDatabase],
    ['Clock', examineClock],
    ['Photos', examinePhotos],
    ['Backups', examineBackups],
    ['Mail', examineMail],
    ['Address', ({ environment, now }) => examineAddress(environment, now)],
  ]
  return Promise.all(topics.map(async ([topic, ask]) => ({ topic, ...(await explain(() => ask(examined))) })))
}

/** If the examination of a topic throws an error, that error becomes the finding. */
async function explain(ask: () => Verdict | Promise<Verdict>): Promise<Verdict> {
  try {
    return await ask()
  } catch (error) {
    const cause = explainFailure(error)?.details.fault
    return fault(
      cause ? faultWords[cause] : `This check failed: ${error instanceof Error ? error.message : 'it gave no reason'}.`,
    )
  }
}

const examineUser = (): Verdict =>
  process.getuid?.() === 0
    ? advice('Nestling runs as root, which it does not need. As its own user it can do less harm.')
    : good('Nestling does not run as root.')

function examineFolder({ environment: { dataDir } }: Examined): Verdict {
  if (process.getuid === undefined || (statSync(dataDir).mode & 0o077) === 0)
    return good(`Only the owner of ${dataDir} can read it.`)
  return advice(
    `Other users of this machine can read ${dataDir}. Start Nestling as the owner of the folder, or set its mode to 700.`,
  )
}

function examineDisk({ reserve }: Examined): Verdict {
  const { free, size } = reserve.measure()
  const words = `${(free / 1e9).toFixed(1)} of ${(size / 1e9).toFixed(1)} GB are free.`
  if (free < uploadReserve) return fault(`${words} Photos cannot be added: make room.`)
  return free / size < 0.1 ? advice(`${words} Make room soon.`) : good(words)
}

async function examineDatabase({ db, environment }: Examined): Promise<Verdict> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('installation').set({ unknown_files: sql`unknown_files` }).execute()
  })
  return good(`${environment.databaseUrl ? 'PostgreSQL' : 'The SQLite file'} can be read and written.`)
}

/** If the clock is behind, expired sessions and links are valid again. */
async function examineClock({ db, environment, now }: Examined): Promise<Verdict> {
  const jump = await findJump(db, now)
  if (jump) return fault(jumpWords(jump))
  const { last } = await db
    .selectFrom('migrations')
    .select(({ fn }) => fn.max('applied_at').as('last'))
    .executeTakeFirstOrThrow()
  if (last && new Date(last).getTime() - now.getTime() > 60_000)
    return fault(`The clock says ${now.toISOString()}, but this data was in use at ${last}. Set the clock.`)
  if (!environment.databaseUrl) return good(`It is ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC.`)
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
  const apart = Math.abs((rows[0]?.now.getTime() ?? 0) - now.getTime()) / 1000
  if (apart <= 5) return good('The clocks here and on the database agree.')
  return fault(
    `The clocks here and on the database are ${Math.round(apart)} seconds apart. Set both from a time server.`,
  )
}

async function examinePhotos({ db, files, environment: { photoStore } }: Examined): Promise<Verdict> {
  const name = `check-${randomUUID()}.txt`
  const content = Buffer.from('A file of a check, which may be deleted.\n')
  await files.put(name, content)
  const found = await files.find(name)
  await files.remove(name)
  const place = photoStore ? `the bucket ${photoStore.name}` : 'the photo folder'
  if (!found || !content.equals(found)) return fault(`A file that was written to ${place} could not be read back.`)
  const { missing, damaged } = await countFaults(db)
  if (missing + damaged > 0)
    return fault(
      `Photo files that are missing: ${missing}. Damaged: ${damaged}. This command names them: npm run nestling -- verify`,
    )
  return good(`Nestling can write, read and delete in ${place}.`)
}

async function examineBackups({ db, environment: { backupDir, dataDir }, now }: Examined): Promise<Verdict> {
  const last = await findLastBackup(db, now)
  const date = last.at.toISOString().slice(0, 10)
  if (tooManyDays(last, now) !== null)
    return fault(`${last.isBackup ? `The last one is from ${date}` : 'There is none yet'}. The log says why.`)
  if (!last.isBackup) return advice('There is none yet. Make one now: npm run nestling -- backup')
  const isBeside = statSync(backupDir, { throwIfNoEntry: false })?.dev === statSync(dataDir).dev
  const words = `The last one is from ${date}.`
  return isBeside ? advice(`${words} It is on the same disk as the data: set BACKUP_DIR to another one.`) : good(words)
}

async function examineMail({ environment }: Examined): Promise<Verdict> {
  if (!environment.smtpUrl) return advice('Without SMTP_URL nothing is mailed: you pass on every link yourself.')
  const refusal = await tryMailServer(environment)
  return refusal ? fault(refusal.words) : good('The mail server lets Nestling sign in.')
}
