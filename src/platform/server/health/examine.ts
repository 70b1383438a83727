/** Examines an installation, and tells its operator what is wrong or could be safer. It changes no row and no photo. */
import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { sql } from 'kysely'
import { inDecimals } from '#language/decimals.ts'
import type { Finding } from '../../shared/health/finding.ts'
import { findLastBackup, tooManyDays } from '../backup/last-backup.ts'
import { findJump, inMinutes, jumpWords } from '../clock/certain-time.ts'
import { explainFailure } from '../database/failures.ts'
import { tryMailServer } from '../mail/send-message.ts'
import type { Services } from '../services.ts'
import { uploadReserve } from '../storage/free-space.ts'
import { texts } from '../texts/texts.ts'
import { countFaults } from '../verification/count-faults.ts'
import { examineAddress } from './examine-address.ts'

export type Examined = Pick<Services, 'environment' | 'db' | 'files' | 'reserve'> & { now: Date }
type Verdict = Omit<Finding, 'topic'>
type Topic = keyof typeof texts.topics
type Examine = (examined: Examined) => Verdict | Promise<Verdict>

const good = (words: string): Verdict => ({ verdict: 'good', words })
const advice = (words: string): Verdict => ({ verdict: 'advice', words })
const fault = (words: string): Verdict => ({ verdict: 'fault', words })

/** Returns one finding for each topic, always in the same order. */
export async function examine(examined: Examined): Promise<Finding[]> {
  const topics: readonly (readonly [Topic, Examine])[] = [
    ['user', examineUser],
    ['folder', examineFolder],
    ['disk', examineDisk],
    ['database', examineDatabase],
    ['clock', examineClock],
    ['photos', examinePhotos],
    ['backups', examineBackups],
    ['mail', examineMail],
    ['address', ({ environment, now }) => examineAddress(environment, now)],
  ]
  return Promise.all(
    topics.map(async ([topic, ask]) => ({ topic: texts.topics[topic], ...(await explain(() => ask(examined))) })),
  )
}

/** If the examination of a topic throws an error, that error becomes the finding. */
async function explain(ask: () => Verdict | Promise<Verdict>): Promise<Verdict> {
  try {
    return await ask()
  } catch (error) {
    const cause = explainFailure(error)?.details.fault
    if (cause) return fault(texts.faults[cause])
    return fault(error instanceof Error ? texts.checkFailed(error.message) : texts.checkFailedSilently)
  }
}

const examineUser = (): Verdict => (process.getuid?.() === 0 ? advice(texts.runsAsRoot) : good(texts.runsAsUser))

function examineFolder({ environment: { dataDir } }: Examined): Verdict {
  if (process.getuid === undefined || (statSync(dataDir).mode & 0o077) === 0)
    return good(texts.folderIsPrivate(dataDir))
  return advice(texts.folderIsReadable(dataDir))
}

function examineDisk({ reserve }: Examined): Verdict {
  const { free, size } = reserve.measure()
  const words = texts.diskFree(inGigabytes(free), inGigabytes(size))
  if (free < uploadReserve) return fault(`${words} ${texts.noRoomForPhotos}`)
  return free / size < 0.1 ? advice(`${words} ${texts.makeRoomSoon}`) : good(words)
}

const inGigabytes = (bytes: number) => inDecimals(bytes / 1e9, 1)

async function examineDatabase({ db, environment }: Examined): Promise<Verdict> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('installation').set({ unknown_files: sql`unknown_files` }).execute()
  })
  return good(environment.databaseUrl ? texts.postgresWorks : texts.sqliteWorks)
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
    return fault(texts.clockIsBehind(inMinutes(now), inMinutes(new Date(last))))
  if (!environment.databaseUrl) return good(texts.clockSays(inMinutes(now)))
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
  const apart = Math.abs((rows[0]?.now.getTime() ?? 0) - now.getTime()) / 1000
  if (apart <= 5) return good(texts.clocksAgree)
  return fault(texts.clocksDiffer(Math.round(apart)))
}

async function examinePhotos({ db, files, environment: { photoStore } }: Examined): Promise<Verdict> {
  const name = `check-${randomUUID()}.txt`
  const content = Buffer.from('A file of a check, which may be deleted.\n')
  await files.put(name, content)
  const found = await files.find(name)
  await files.remove(name)
  if (!found || !content.equals(found))
    return fault(photoStore ? texts.notReadBackFromBucket(photoStore.name) : texts.notReadBackFromFolder)
  const { missing, damaged } = await countFaults(db)
  if (missing + damaged > 0) return fault(texts.faultyPhotos(missing, damaged))
  return good(photoStore ? texts.photosWorkInBucket(photoStore.name) : texts.photosWorkInFolder)
}

async function examineBackups({ db, environment: { backupDir, dataDir }, now }: Examined): Promise<Verdict> {
  const last = await findLastBackup(db, now)
  const words = last.isBackup ? texts.lastBackup(last.at.toISOString().slice(0, 10)) : texts.noBackup
  if (tooManyDays(last, now) !== null) return fault(`${words} ${texts.logSaysWhy}`)
  if (!last.isBackup) return advice(`${words} ${texts.makeBackup}`)
  const isBeside = statSync(backupDir, { throwIfNoEntry: false })?.dev === statSync(dataDir).dev
  return isBeside ? advice(`${words} ${texts.backupOnSameDisk}`) : good(words)
}

async function examineMail({ environment }: Examined): Promise<Verdict> {
  if (!environment.smtpUrl) return advice(texts.noMailServer)
  const refusal = await tryMailServer(environment)
  return refusal ? fault(refusal.words) : good(texts.mailWorks)
}
