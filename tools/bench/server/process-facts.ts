/** Reads facts about another process from Linux. On other systems, all functions return null. */
import { existsSync, readFileSync } from 'node:fs'

const hasProc = existsSync('/proc/self/stat')
const msPerTick = 10

/** The processor time that the process has used so far, in milliseconds. */
export function processorMs(pid: number): number | null {
  if (!hasProc) return null
  // The program's name is in brackets and may contain spaces, so only the text after it is split.
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = after.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * msPerTick
}

/** The resident memory of the process, in megabytes of a million bytes. */
export function residentMegabytes(pid: number): number | null {
  if (!hasProc) return null
  const [, kibibytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (Number(kibibytes) * 1024) / 1e6
}

/**
 * The memory of the process and its direct child processes, in megabytes of a million bytes. Memory that they share, like
 * the program itself, is counted once.
 */
export function treeMegabytes(pid: number): number | null {
  if (!hasProc) return null
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return [pid, ...children.map(Number)].reduce((sum, member) => sum + shareOf(member), 0)
}

function shareOf(pid: number): number {
  try {
    const [, kibibytes = '0'] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return (Number(kibibytes) * 1024) / 1e6
  } catch {
    // The process has just ended.
    return 0
  }
}
