/** Operations that run in a process of their own: the first start, emptying the trash, making and restoring a backup. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { runCommand } from '../../../src/app/cli/run-command.ts'
import { migrations } from '../../../src/app/server/features.ts'
import { cast, castPassword } from '../../../src/features/sign-in/fixtures.ts'
import { listBackups } from '../../../src/platform/server/backup/backup-folder.ts'
import { checkBackup } from '../../../src/platform/server/backup/check-backup.ts'
import { StartError } from '../../../src/platform/server/database/start-error.ts'
import { startNestling } from '../../bench/server/server-process.ts'
import type { Settings } from '../installation.ts'
import { openAsker } from './ask.ts'
import { type BreakPlan, breakable, brokenHeader } from './breaks.ts'
import type { Attempt, Operation } from './operation.ts'
import { findMismatches, openInProcess } from './place.ts'

const cli = fileURLToPath(new URL('../../../src/app/cli/main.ts', import.meta.url))
const emptyTrashProgram = fileURLToPath(new URL('./empty-trash.ts', import.meta.url))

/** How a program ended. `reached`: it got to the planned step. `step` is the name of that step. */
type Ended = { reached: boolean; code: number | null; error: string; step: string }

/** A compile cache halves the start time. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../../node_modules/.cache/drills', import.meta.url))

/** Runs a program in a separate process, and breaks the planned step. */
async function runBroken(args: readonly string[], place: Settings, plan: BreakPlan): Promise<Ended> {
  const { PATH = '', TMPDIR } = process.env
  const env = { PATH, ...(TMPDIR && { TMPDIR }), NODE_COMPILE_CACHE, ...place, ...breakable(plan) }
  const child = spawn(process.execPath, [...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const error = await text(child.stderr)
  const [, step = 'none'] = new RegExp(`${brokenHeader}: (.*)`).exec(error) ?? []
  return { reached: error.includes(brokenHeader), code: await ended, error, step }
}

/** A command must end with a message, not with a stack trace. */
const findStack = (error: string) =>
  /\n\s+at /.test(error) ? [`It ended with a stack trace: ${error.slice(0, 400)}`] : []

const admin = { ADMIN_EMAIL: cast.mother.email, ADMIN_PASSWORD: castPassword }

/** The first start makes all tables and the first admin. */
const firstStart: Operation = {
  name: 'make the tables at the first start',
  inEmpty: true,
  every: 7,
  async run({ place, plan, installation }) {
    const settings = { ...place, ...admin, LOG_LEVEL: 'silent' }
    const starting = startNestling(place.DATA_DIR ?? '', { ...settings, ...breakable(plan) })
    const failure = await starting.then(
      (server) => server.kill().then(() => null),
      ({ message }: Error) => message,
    )
    const next = await openInProcess(settings)
    const body = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }
    const login = await openAsker(next.port)({ method: 'POST', path: '/api/login', body })
    await next.close()
    const { done, users } = await installation.withDatabase(
      async ({ db }) => ({
        done: (await db.selectFrom('migrations').select('name').execute()).length,
        users: (await db.selectFrom('users').select('id').execute()).length,
      }),
      place,
    )
    return {
      reached: failure !== null,
      problems: [
        ...findStack(failure ?? ''),
        ...(login?.status === 200 ? [] : [`Signing in answered ${login?.status}.`]),
        ...(done === migrations.length ? [] : [`${done} of ${migrations.length} migrations are done.`]),
        ...(users === 1 ? [] : [`There are ${users} people instead of one.`]),
        ...(await findMismatches(place)),
      ],
    }
  },
}

const emptyTrash: Operation = {
  name: 'empty the trash with its photos',
  async run({ place, plan, installation }) {
    const ended = await runBroken([emptyTrashProgram], place, plan)
    const mismatches = await findMismatches(place)
    const left = await installation.withDatabase(
      async ({ db }) => [
        ...(await db.selectFrom('photos').select('id').where('deleted_at', 'is not', null).execute()),
        ...(await db.selectFrom('updates').select('id').where('deleted_at', 'is not', null).execute()),
      ],
      place,
    )
    const problems = [...(left.length === 0 ? [] : [`${left.length} things are still in the trash.`]), ...mismatches]
    return { reached: ended.reached, problems: problems.map((words) => `${ended.step}: ${words}`) }
  },
}

const makeBackup: Operation = {
  name: 'make a backup',
  async run({ place, plan }) {
    const folder = mkdtempSync(join(tmpdir(), 'nestling-step-'))
    try {
      const ended = await runBroken([cli, 'backup', folder], place, plan)
      const problems = findStack(ended.error)
      const hasSucceeded = ended.code === 0
      const finished = await listBackups(folder)
      if (hasSucceeded && finished.length !== 1) problems.push('The command succeeded, but its backup is not complete.')
      for (const { name } of finished) problems.push(...(await checkBackup(join(folder, name))).problems)
      const again = await runCommand(['backup', folder], place)
      if (again.code !== 0) problems.push(again.error)
      const newest = (await listBackups(folder)).at(-1)?.name ?? 'none'
      const verified = await runCommand(['verify', join(folder, newest)], place)
      if (verified.code !== 0) problems.push(verified.error)
      problems.push(...(await findMismatches(place)))
      return { reached: ended.reached, problems: problems.map((words) => `${ended.step}: ${words}`) }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

const restoreBackup: Operation = {
  name: 'restore a backup',
  inEmpty: true,
  every: 7,
  async run({ place, plan, prepared, installation }) {
    const ended = await runBroken([cli, 'restore', prepared.backup], place, plan)
    const problems = findStack(ended.error)
    const isStillEmpty = await isEmpty(place, installation)
    const started = isStillEmpty ? 'empty' : await tryStart(place)
    if (ended.code === 0 && started !== 'started')
      problems.push(`The command succeeded, but Nestling does not start: ${started}`)
    if (started === 'started') problems.push(...(await findMismatches(place)))
    else if (!isStillEmpty && !/unfinished|holds photos|another database/.test(started)) problems.push(started)
    if (started !== 'started') {
      await installation.removePlace(place)
      const fresh = await installation.openEmpty()
      const again = await runCommand(['restore', prepared.backup], fresh)
      if (again.code !== 0) problems.push(again.error)
      problems.push(...(await findMismatches(fresh)))
      await installation.removePlace(fresh)
    }
    return { reached: ended.reached, problems: problems.map((words) => `${ended.step}: ${words}`) }
  },
}

async function isEmpty(place: Settings, { withDatabase }: Attempt['installation']): Promise<boolean> {
  const { DATA_DIR = '', DATABASE_URL } = place
  if (existsSync(DATA_DIR) && readdirSync(DATA_DIR).length > 0) return false
  if (!DATABASE_URL) return true
  const anyTable = sql`select 1 from information_schema.tables where table_schema = 'public'`
  return withDatabase(async ({ db }) => (await anyTable.execute(db)).rows.length === 0, place).catch((error) => {
    if (error instanceof StartError) return false
    throw error
  })
}

/** Returns `started`, or the message with which Nestling refuses to start. */
async function tryStart(place: Settings): Promise<string> {
  try {
    await (await openInProcess(place)).close()
    return 'started'
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
}

export const commands: readonly Operation[] = [firstStart, emptyTrash, makeBackup, restoreBackup]
