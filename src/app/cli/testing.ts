/** Runs commands in tests, in this process or in a process of their own, and uploads photos. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compileCache, type Installation } from '../server/process/testing.ts'
import { runCommand } from './run-command.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

type Place = Pick<Installation, 'dataDir' | 'databaseUrl'>
type Output = { code: number | null; out: string; error: string }

const settingsFor = ({ dataDir, databaseUrl }: Place, settings: Record<string, string>) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  ...settings,
})

/** Runs a command on this installation, in this process. Returns what a separate process would print. */
export async function runHere(
  place: Place,
  args: readonly string[],
  settings: Record<string, string> = {},
): Promise<Output> {
  const outcome = await runCommand(args, settingsFor(place, settings))
  return outcome.code === 0
    ? { code: 0, out: `${outcome.out}\n`, error: '' }
    : { code: 1, out: '', error: `${outcome.error}\n` }
}

/** Runs a command on this installation, in a process of its own. */
export async function runProcess(
  place: Place,
  args: readonly string[],
  settings: Record<string, string> = {},
): Promise<Output> {
  const env = { ...compileCache, PATH: process.env.PATH, ...settingsFor(place, settings) }
  const child = spawn(process.execPath, [main, ...args], { env })
  const said = { out: '', error: '' }
  child.stdout.on('data', (chunk) => {
    said.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    said.error += chunk
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, ...said }
}

/** Uploads a photo to a running Nestling, with these cookies. Returns its filename; null if it was refused. */
export async function uploadPhoto(
  address: string,
  jar: Record<string, string>,
  picture: Uint8Array,
): Promise<string | null> {
  const body = new FormData()
  body.append('photo', new File([new Uint8Array(picture)], 'a.jpg'))
  const cookie = Object.entries(jar)
    .map((pair) => pair.join('='))
    .join('; ')
  const headers = { 'sec-fetch-site': 'same-origin', cookie }
  const reply = await fetch(`${address}/api/photos/upload`, { method: 'POST', headers, body })
  return reply.status === 201 ? String(Object(await reply.json()).filename) : null
}
