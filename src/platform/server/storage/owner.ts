/** Names temporary files after the process that writes them, so that the files of a killed process can be found. */
import { hash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

/** Process ids are unique only on one machine, and are reused. So an owner is a machine, a process id, and a start time. */
const machine = hash('sha256', hostname()).slice(0, 8)
const start = startOf('self')
const ownedName = /\b([\da-f]{8})-(\d+)-(\d+)-[\da-f-]{36}\b/

/** Makes a file name that no other file has, and that names this process as the owner. */
export const makeOwnedName = (): string => `${machine}-${process.pid}-${start}-${randomUUID()}`

/** Whether the process that wrote a file of this name has ended; false if that cannot be known. */
export function hasLostOwner(name: string): boolean {
  const [, itsMachine, pid, itsStart] = ownedName.exec(name) ?? []
  if (itsMachine !== machine || pid === undefined) return false
  return !isRunning(Number(pid)) || startOf(pid) !== itsStart
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Any other error means that the process runs as another user.
    return Object(error).code !== 'ESRCH'
  }
}

/** When a process started, in ticks after the start of the machine. Only Linux tells this; elsewhere it is 0. */
function startOf(pid: string): string {
  try {
    // Split after the last bracket: the program's name before it is in brackets, and may contain anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
    return fields?.[19] ?? '0'
  } catch {
    return '0'
  }
}
