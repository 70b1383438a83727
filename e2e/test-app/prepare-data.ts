/** Changes to the demo data before a test. */
import { writeFile } from 'node:fs/promises'
import { actAsMember } from '#app/server/seed/act-as.ts'
import { addPhoto } from '#features/album/server/public.ts'
import { joinJourney } from '#features/membership/server/public.ts'
import { createAccount } from '#features/sign-in/server/public.ts'
import { addPicture, shareUpdate, updateResponses } from '#features/updates/server/public.ts'
import { addWish } from '#features/wishlist/server/public.ts'
import { openPictureServer, plainPicture } from '#platform/server/pictures/stored/testing.ts'
import type { Services } from '#platform/server/services.ts'
import { withIncoming } from '#platform/server/storage/incoming.ts'
import type { ReactionKind } from '#platform/shared/responses/reactions.ts'
import type { Role } from '#platform/shared/role.ts'
import type { Grant, Section } from '#platform/shared/section.ts'
import { type CastName, cast } from './cast.ts'
import type { Prepare } from './demo-data.ts'

export const knownCode = 'HERENAPK'

/** Gives Pip's invite code a known value, and optionally other settings. */
export const setKnownCode =
  (change: { used_count?: number; expires_at?: string } = {}): Prepare =>
  ({ db }) =>
    db
      .updateTable('invite_codes')
      .set({ code: knownCode, ...change })
      .execute()

/** Adds more members to Pip's journey. */
export const addMembers =
  (...firstNames: readonly string[]): Prepare =>
  async (services) => {
    const now = services.clock()
    const pregnancyId = await findPipsJourney(services)
    for (const firstName of firstNames)
      await services.db.transaction().execute(async (tx) => {
        const email = `${firstName.toLowerCase()}@nestling.example`
        const account = { email, firstName, lastName: '', passwordHash: '', mayBeginJourney: false }
        const userId = await createAccount(tx, account, now)
        await joinJourney(tx, { pregnancyId, userId, role: 'family', now })
      })
  }

export const setRole =
  (name: CastName, role: Role): Prepare =>
  ({ db }) => {
    const id = db.selectFrom('users').select('id').where('email', '=', cast[name].email)
    return db.updateTable('members').set({ role }).where('user_id', '=', id).execute()
  }

export const limitRights =
  (role: 'family' | 'guest', section: Section, may: Grant): Prepare =>
  async (services) =>
    services.db
      .insertInto('section_rights')
      .values({ pregnancy_id: await findPipsJourney(services), role, section, may })
      .execute()

/** Adds a three-day-old backup that lacks photos, today's failed backup, a missing photo file and unused files. */
export const failBackup: Prepare = async ({ db, clock }) => {
  const ago = (days: number) => new Date(clock().getTime() - days * 86_400_000).toISOString()
  const times = (days: number) => ({ requested_at: ago(days), started_at: ago(days), ended_at: ago(days) })
  const failure = 'There is not enough space for it. Make room, or set BACKUP_DIR to another disk.'
  const name = '2026-03-12T030000.000Z-1a2b3c4d'
  await db
    .insertInto('backups')
    .values({ ...times(3), name, bytes: 3_400_000_000, photos: 2100, incomplete_photos: 2 })
    .execute()
  await db
    .insertInto('backups')
    .values({ ...times(0), failure })
    .execute()
  await db.updateTable('installation').set({ unknown_files: 12 }).execute()
  const { id: pregnancy_id } = await db.selectFrom('pregnancies').select('id').executeTakeFirstOrThrow()
  const file = { pregnancy_id, filename: 'a.webp', name: 'album/aa/a-1.webp', width: 1, bytes: 1, checksum: '' }
  await db
    .insertInto('picture_files')
    .values({ ...file, fault: 'missing' })
    .execute()
  // Postpone these jobs. Within a minute they would make a backup that succeeds, and count the files again.
  const due_at = new Date(clock().getTime() + 3_600_000).toISOString()
  const waiting = ['back-up', 'sweep-pictures', 'verify-files'].map((name) => ({ name, due_at }))
  await db
    .insertInto('jobs')
    .values(waiting)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ due_at }))
    .execute()
}

/** Adds a finished export of Pip's journey. Four photos are missing in it, and its file does not exist. */
export const finishExport: Prepare = async (services) => {
  const at = services.clock().toISOString()
  const { id } = await services.db.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow()
  const times = { requested_at: at, started_at: at, ended_at: at }
  const row = { ...times, pregnancy_id: await findPipsJourney(services), requested_by: id, file: 'pip.zip' }
  await services.db
    .insertInto('exports')
    .values({ ...row, bytes: 1_400_000_000, incomplete_photos: 4 })
    .execute()
}

/** Marks the invitation mail as failed. */
export const failMail: Prepare = async ({ db, clock }) => {
  const { member_id, email } = await db.selectFrom('invitations').selectAll().executeTakeFirstOrThrow()
  const now = clock().toISOString()
  const failure = 'The mail server refused the message (550): 5.1.1 <auntie@nestling.example>: no such user here.'
  const message = { kind: 'invitation', subject_id: member_id, recipient: email, created_at: now, attempts: 1 }
  await db
    .insertInto('letters')
    .values({ ...message, next_attempt_at: null, failed_at: now, failure })
    .execute()
}

export const deleteAppointments: Prepare = ({ db }) => db.deleteFrom('appointments').execute()

/** Makes queued mail due now. */
export const makeMailDue: Prepare = ({ db, clock }) =>
  db
    .updateTable('letters')
    .set({ next_attempt_at: clock().toISOString() })
    .where('next_attempt_at', 'is not', null)
    .execute()

/** Adds this many wishes, with the name in every field. */
export const addWishes =
  (count: number, name: string): Prepare =>
  async (services) => {
    const mother = await actAsMember(services, 'mother')
    const context = { ...services, now: services.clock() }
    const wish = { name, category: 'other', price: name.slice(0, 60), description: name, notes: name } as const
    for (let at = 0; at < count; at += 1) await addWish(context, mother, wish)
  }

export const deleteWishes: Prepare = ({ db }) => db.deleteFrom('wishes').execute()

/** Hides from the parents which wishes others have reserved or bought. */
export const hideGiftsFromParents: Prepare = async (services) =>
  services.db
    .insertInto('wish_surprises')
    .values({ pregnancy_id: await findPipsJourney(services), mode: 'nothing', until: '2100-01-01' })
    .execute()

export const prepareAll =
  (...all: readonly Prepare[]): Prepare =>
  async (services) => {
    for (const prepare of all) await prepare(services)
  }

async function findPipsJourney({ db }: Services): Promise<number> {
  const { id } = await db
    .selectFrom('pregnancies')
    .select('id')
    .where('baby_name', '=', 'Pip')
    .executeTakeFirstOrThrow()
  return id
}

/** Shares an update by Nora with this number of pictures. */
export const sharePictures =
  (count: number): Prepare =>
  async (services) => {
    const context = { ...services, now: services.clock() }
    const nora = await actAsMember(services, 'mother')
    const pictures: string[] = []
    for (let at = 0; at < count; at += 1) {
      const bytes = await plainPicture(600, 400 + 100 * at)
        .png()
        .toBuffer()
      await withIncoming(services.environment.dataDir, async (path) => {
        await writeFile(path, bytes)
        const upload = { path, bytes: bytes.length }
        pictures.push((await addPicture(context, nora, { upload, uploadKey: undefined })).filename)
      })
    }
    await shareUpdate(context, nora, { content: 'A whole morning of them.', week: 30, pictures })
  }

/** Adds photos by Nora to the album, one for each caption. */
export const addPhotos =
  (...captions: readonly string[]): Prepare =>
  async (services) => {
    const context = { ...services, now: services.clock() }
    const nora = await actAsMember(services, 'mother')
    for (const caption of captions) {
      const bytes = await plainPicture(480, 640).png().toBuffer()
      await withIncoming(services.environment.dataDir, async (path) => {
        await writeFile(path, bytes)
        await addPhoto(context, nora, { upload: { path, bytes: bytes.length }, fields: { caption, week: 12 } })
      })
    }
  }

/** Adds an update and a wish by Nora, each with a link to a picture on another site. */
export const linkPictures: Prepare = async (services) => {
  const pictureServer = await openPictureServer({ '/scan.jpg': await plainPicture(400, 300).jpeg().toBuffer() })
  const context = { ...services, internet: pictureServer.internet, now: services.clock() }
  const nora = await actAsMember(services, 'mother')
  const imageUrl = 'https://pictures.example/scan.jpg'
  await shareUpdate(context, nora, { content: 'Look at this.', imageUrl })
  await addWish(context, nora, { name: 'Lamp like a moon', category: 'nursery', imageUrl })
  await pictureServer.close()
}

/** Turns on this person's second step. Its secret is empty, so nobody can pass it. */
export const setSecondStep =
  (name: CastName): Prepare =>
  async ({ db }) => {
    const row = { sealed_secret: '', last_step: 0, set_up_at: '2026-01-05T09:00:00.000Z' }
    await db
      .insertInto('second_steps')
      .values({ user_id: await idOf(db, name), ...row })
      .execute()
  }

/** Turns on Nora's second step, and marks her sessions as having passed it. */
export const passSecondStep: Prepare = async (services) => {
  await setSecondStep('mother')(services)
  const { db } = services
  const passed = db.updateTable('sessions').set({ second_step_at: '2026-01-05T09:00:00.000Z' })
  await passed.where('user_id', '=', await idOf(db, 'mother')).execute()
}

/** Stores that Nora asked the admins of her journey for a second step. */
export const askForSecondStep: Prepare = async ({ db }) => {
  const asked_by = await idOf(db, 'mother')
  const member = db.selectFrom('members').select('pregnancy_id').where('user_id', '=', asked_by)
  const { pregnancy_id } = await member.executeTakeFirstOrThrow()
  const row = { pregnancy_id, asked_by, asked_at: '2026-01-05T09:00:00.000Z' }
  await db.insertInto('asked_second_steps').values(row).execute()
}

/** Adds two passkeys for Nora. Nobody can sign in with them. */
export const addPasskeys: Prepare = async ({ db }) => {
  const common = { user_id: await idOf(db, 'mother'), public_key: new Uint8Array([1]), sign_count: 0 }
  const phone = {
    ...common,
    credential_id: 'AAAA',
    name: 'Nora’s old telephone',
    created_at: '2026-01-05T09:00:00.000Z',
  }
  const laptop = {
    ...common,
    credential_id: 'BBBB',
    name: 'Firefox on Windows',
    created_at: '2026-02-11T09:00:00.000Z',
  }
  const used = { ...laptop, last_used_at: '2026-03-02T20:00:00.000Z' }
  await db
    .insertInto('passkeys')
    .values([{ ...phone, last_used_at: null }, used])
    .execute()
}

/** Turns on notifications for Nora on another device. */
export const addPushDevice: Prepare = async ({ db }) => {
  const user_id = await idOf(db, 'mother')
  const at = '2026-02-11T09:00:00.000Z'
  const session = {
    ...{ user_id, pregnancy_id: null, token_hash: 'of a phone', device_name: 'Safari on iPhone' },
    ...{ created_at: at, last_used_at: at, second_step_at: null },
    expires_at: new Date(Date.now() + 20 * 86_400_000).toISOString(),
  }
  const { id } = await db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow()
  const device = {
    user_id,
    session_id: id,
    endpoint: 'https://push.invalid/phone',
    p256dh: '',
    auth: '',
    created_at: at,
  }
  await db.insertInto('push_devices').values(device).execute()
}

export const longText = 'The kicks came in the night, one after the other, and nobody slept. '.repeat(73).trim()

/** Shares this many updates by Nora, each of nearly 5,000 characters. The oldest is number 1. */
export const shareLongUpdates =
  (count: number): Prepare =>
  async (services) => {
    const nora = await actAsMember(services, 'mother')
    const context = { ...services, now: services.clock() }
    for (let at = 1; at <= count; at += 1)
      await shareUpdate(context, nora, { content: `Number ${at}. ${longText} The end of ${at}.` })
  }

/** A person's reaction to the newest update. */
export const reactToNewest =
  (name: CastName, kind: ReactionKind): Prepare =>
  async (services) => {
    const newest = services.db.selectFrom('updates').select('id').orderBy('id', 'desc')
    const { id } = await newest.executeTakeFirstOrThrow()
    await updateResponses.react(services.db, await actAsMember(services, name), id, kind, services.clock())
  }

const idOf = async (db: Services['db'], name: CastName) =>
  (await db.selectFrom('users').select('id').where('email', '=', cast[name].email).executeTakeFirstOrThrow()).id
