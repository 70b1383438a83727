/** Prepares an installation for the drill of steps: adds photos and an update, deletes some of them, and makes a backup. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { runCommand } from '../../../src/app/cli/run-command.ts'
import { cast, castPassword } from '../../../src/features/sign-in/fixtures.ts'
import type { Installation } from '../installation.ts'
import { openAsker } from './ask.ts'

export type Prepared = {
  /** The session cookie of the neighbour, who is the only member of another journey. It has photos. */
  readonly neighbour: string
  readonly inviteCode: string
  readonly photo: Blob
  /** The folder of a backup of the installation. */
  readonly backup: string
  remove(): void
}

/** Things stay in the trash for 30 days. By default, the deleted things have been there for longer. */
export async function prepare(installation: Installation, { deletedDaysAgo = 33 } = {}): Promise<Prepared> {
  const pixels = { create: { width: 400, height: 300, channels: 3, background: '#a86' } } as const
  const photo = new Blob([await sharp(pixels).jpeg().toBuffer()], { type: 'image/jpeg' })
  const { inviteCode } = await installation.withDatabase(({ db }) =>
    db.selectFrom('invite_codes').select('code as inviteCode').orderBy('id').executeTakeFirstOrThrow(),
  )
  const server = await installation.start()
  const ask = openAsker(server.port)
  const { email } = cast.neighbour
  const login = await ask({ method: 'POST', path: '/api/login', body: { email, password: castPassword } })
  const neighbour = `nestling-session=${/nestling-session=([^;]+)/.exec(login?.cookies ?? '')?.[1]}`
  const { mother: cookie, pregnancyId } = installation
  const upload = async (path: string, field: string, who: string) =>
    Object(JSON.parse((await ask({ method: 'POST', path, cookie: who, upload: { field, photo } }))?.text ?? '{}'))

  for (let at = 0; at < 2; at += 1) await upload('/api/photos/upload', 'photo', neighbour)
  await upload('/api/account/picture', 'picture', neighbour)
  await upload('/api/photos/upload', 'photo', cookie)
  const { id: deleted } = await upload('/api/photos/upload', 'photo', cookie)
  const journey = `/api/pregnancies/${pregnancyId}`
  const { filename } = await upload(`${journey}/update-pictures`, 'picture', cookie)
  const body = { content: 'To be deleted', pictures: [filename] }
  const update = await ask({ method: 'POST', path: `${journey}/updates`, cookie, body })
  const { id: deletedUpdate } = JSON.parse(update?.text ?? '{}')
  for (const path of [`/api/photos/${deleted}`, `/api/updates/${deletedUpdate}`]) {
    const reply = await ask({ method: 'DELETE', path, cookie })
    if (reply?.status !== 204) throw new Error(`${path} answered ${reply?.status}.`)
  }
  await server.stop()
  // If the deletions are old enough, the jobs empty the trash when they run next.
  const deleted_at = new Date(Date.now() - deletedDaysAgo * 86_400_000).toISOString()
  await installation.withDatabase(async ({ db }) => {
    await db.updateTable('photos').set({ deleted_at }).where('deleted_at', 'is not', null).execute()
    await db.updateTable('updates').set({ deleted_at }).where('deleted_at', 'is not', null).execute()
  })

  const folder = mkdtempSync(join(tmpdir(), 'nestling-steps-'))
  const made = await runCommand(['backup', folder], installation.settings)
  if (made.code !== 0) throw new Error(`The backup failed: ${made.error}`)
  const [, backup = ''] = /read back: (.*)$/m.exec(made.out) ?? []
  return {
    neighbour,
    inviteCode,
    photo,
    backup,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
