import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const path = JSON.stringify(new URL('./end-with-parent.ts', import.meta.url).href)
/** A program that blocks its main thread forever. */
const blocked = `import { endWithParent } from ${path}
await endWithParent(async () => { console.log('blocked'); for (;;); })`
const parent = `import { spawn } from 'node:child_process'
const child = spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(blocked)}])
child.stdout.once('data', () => console.log(child.pid))
setInterval(() => 0, 1000)`

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // The process may be a zombie (Z): it has ended, but no parent has read its exit code yet.
    return !existsSync('/proc/self/stat') || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

// On Windows, a process does not learn that its parent has ended.
test.skipIf(process.platform === 'win32')('a process that is blocked ends with its parent', async () => {
  const running = spawn(process.execPath, ['--input-type=module', '-e', parent])
  const pid = Number((await once(running.stdout, 'data'))[0])
  try {
    expect(isRunning(pid)).toBe(true)
    running.kill('SIGKILL')
    await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false)
  } finally {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL')
  }
})
