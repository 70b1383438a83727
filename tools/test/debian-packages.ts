/** Installs Debian packages, if the tests run as root on Debian. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type Command = readonly [program: string, ...args: string[]]

/** The commands that install these packages; null if this is not Debian, or if the tests do not run as root. */
export function installCommands(packages: readonly string[]): Command[] | null {
  if (process.getuid?.() !== 0 || !isDebian()) return null
  return [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', ...packages],
  ]
}

/** Runs these commands. Returns the error message of the first command that fails. */
export function runCommands(commands: readonly Command[]): string[] {
  try {
    for (const [program, ...args] of commands)
      execFileSync(program, args, { stdio: 'pipe', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}
