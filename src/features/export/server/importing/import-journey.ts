import { createImportedAccount, hashPassword } from '#features/sign-in/server/public.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockName } from '#platform/server/database/locks.ts'
import type { Row } from '#platform/server/export/read-journey.ts'
import { readSchema } from '#platform/server/export/read-schema.ts'
import { orderPlans, type TableName } from '#platform/server/feature/table-plan.ts'
import { ImportError } from '#platform/server/import/import-error.ts'
import { insertJourneyRows } from '#platform/server/import/insert-rows.ts'
import { type OpenZip, openZip } from '#platform/server/import/open-zip.ts'
import {
  checkPicture,
  checkPictures,
  placePictures,
  removePictures,
  storePictures,
} from '#platform/server/import/place-pictures.ts'
import { type JourneyFile, readJourneyFile } from '#platform/server/import/read-export.ts'
import type { Services } from '#platform/server/services.ts'
import { drawToken } from '#platform/server/session.ts'
import { ensureFreeSpace } from '#platform/server/storage/free-space.ts'
import { email } from '#platform/shared/fields.ts'
import { explainFailure } from '../making/explain-failure.ts'

type Target = Pick<Services, 'db' | 'files' | 'features' | 'environment'>

type ImportInput = { path: string; now: Date; signal?: AbortSignal | undefined }

type Imported = {
  readonly babyName: string
  /** The number of the journey in this installation. */
  readonly journey: number
  /** Whether the journey was in this installation already. If so, nothing was changed. */
  readonly wasHere: boolean
  /** The number of picture files: each photo has several, one for each size. */
  readonly pictures: number
  /** The emails of people who got a new account. They have to choose a password before they can sign in. */
  readonly newAccounts: string[]
}

const mostJsonBytes = 100e6
const mostPortraitBytes = 1e6

/** Imports a journey from the ZIP file of an export. If anything fails, imports nothing and returns an error message. */
export async function importJourney(
  target: Target & Pick<Services, 'log'>,
  wanted: ImportInput,
): Promise<Imported | { message: string }> {
  try {
    return await importFile(target, wanted)
  } catch (error) {
    if (error instanceof ImportError) return { message: `Nothing was imported. ${error.message}` }
    target.log.error({ error }, 'an import failed')
    return { message: `Nothing was imported. ${explainFailure(error)}` }
  }
}

async function importFile(
  { db, files, features, environment }: Target,
  { path, now, signal }: ImportInput,
): Promise<Imported> {
  const zip = await openZip(path)
  try {
    const plans = orderPlans(features)
    const schema = await readSchema(db)
    const done = await db.selectFrom('migrations').select('name').execute()
    const migrations = new Set(done.map(({ name }) => name))
    const content = readJourneyFile(String(await zip.read('journey.json', mostJsonBytes)), {
      plans,
      schema,
      migrations,
    })
    const babyName = String(content.tables.pregnancies?.[0]?.baby_name)
    const known = await findKnown(db, content)
    if (known !== undefined) return { babyName, journey: known, wasHere: true, pictures: 0, newAccounts: [] }

    const portraits = await readPortraits(zip, content)
    const placement = placePictures(content, features)
    await checkPictures(zip, placement, signal)
    await ensureFreeSpace(
      environment.dataDir,
      placement.files.reduce((sum, { bytes }) => sum + bytes, 0),
    )
    const passwordHash = await hashPassword(drawToken())
    await storePictures(zip, files, { ...placement, signal })
    try {
      return await db.transaction().execute(async (tx) => {
        await lockName(tx, 'import')
        if ((await findKnown(tx, content)) !== undefined)
          throw new ImportError('Another import of this journey has just finished.')
        const { people, newAccounts } = await findPeople(tx, content, { portraits, passwordHash, now })
        // This cast is safe: `readJourneyFile` checked that the keys are names of tables.
        const rows = new Map(Object.entries(content.tables) as [TableName, Row[]][])
        const journey = await insertJourneyRows(tx, rows, { plans, schema, people, texts: placement.texts })
        const { installation, journey: number } = content.origin
        const origin = { origin_installation: installation, origin_journey: number, imported_at: now.toISOString() }
        await tx
          .insertInto('imported_journeys')
          .values({ pregnancy_id: journey, ...origin })
          .execute()
        return { babyName, journey, wasHere: false, pictures: placement.files.length, newAccounts }
      })
    } catch (error) {
      await removePictures(files, placement)
      throw error
    }
  } finally {
    zip.close()
  }
}

/**
 * Finds the exported journey in this installation, if it was imported before, or if it was exported from here and still
 * exists.
 */
async function findKnown(db: Database | Tx, { origin }: JourneyFile): Promise<number | undefined> {
  const { identity } = await db.selectFrom('installation').select('identity').executeTakeFirstOrThrow()
  const own = db.selectFrom('pregnancies').select('id').where('id', '=', origin.journey)
  if (identity === origin.installation) return (await own.executeTakeFirst())?.id
  const imported = await db
    .selectFrom('imported_journeys')
    .select('pregnancy_id')
    .where('origin_installation', '=', origin.installation)
    .where('origin_journey', '=', origin.journey)
    .executeTakeFirst()
  return imported?.pregnancy_id
}

async function readPortraits(zip: OpenZip, { people }: JourneyFile): Promise<ReadonlyMap<number, Uint8Array>> {
  const portraits = new Map<number, Uint8Array>()
  for (const { id, portrait } of people) {
    if (!portrait) continue
    const bytes = await zip.read(portrait.file, mostPortraitBytes)
    checkPicture(portrait.file, bytes, portrait.sha256)
    portraits.set(id, bytes)
  }
  return portraits
}

type AccountInput = { portraits: ReadonlyMap<number, Uint8Array>; passwordHash: string; now: Date }

/** Finds the accounts with the emails of the people in the journey, and creates the missing ones. */
async function findPeople(tx: Tx, content: JourneyFile, { portraits, passwordHash, now }: AccountInput) {
  const people = new Map<number, number>()
  const newAccounts: string[] = []
  for (const { id, firstName, lastName, email: written } of content.people) {
    const address = written === null ? null : email().safeParse(written).data
    if (address === undefined) throw new ImportError(`journey.json has an invalid email: ${written}.`)
    const same = address !== null && tx.selectFrom('users').select('id').where('email', '=', address)
    const known = same && (await same.executeTakeFirst())
    if (known) {
      people.set(id, known.id)
      continue
    }
    const portrait = portraits.get(id) ?? null
    const account = { email: address, firstName, lastName, passwordHash, portrait }
    people.set(id, await createImportedAccount(tx, account, now))
    if (address !== null) newAccounts.push(address)
  }
  return { people, newAccounts }
}
