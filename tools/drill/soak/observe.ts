/** Measures a server from time to time while people use it, and computes how fast its figures grow. */
import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { median } from '../../bench/figures.ts'
import type { Control, Measured } from '../control/open-control.ts'

/**
 * One measurement. `files` counts open files and sockets, `walBytes` is the size of SQLite’s write-ahead log, and `unfinished`
 * counts unfinished uploads and copies.
 */
export type Moment = Measured & { at: number; files: number; walBytes: number; unfinished: number }

type Observed = { control: Control; pid: number; dataDir: string }

export function openObserver({ control, pid, dataDir }: Observed) {
  const moments: Moment[] = []
  return {
    moments,
    async look(): Promise<Moment> {
      const moment = {
        at: performance.now(),
        ...(await control.measure()),
        files: list(`/proc/${pid}/fd`).length,
        walBytes: statSync(join(dataDir, 'nestling.db-wal'), { throwIfNoEntry: false })?.size ?? 0,
        unfinished: countUnfinished(dataDir),
      }
      moments.push(moment)
      return moment
    },
  }
}

/** The number of unfinished uploads and copies in the data folder, including those that were left behind. */
export const countUnfinished = (dataDir: string): number =>
  list(dataDir, true).filter(
    (entry) =>
      entry.isFile() &&
      (/\.part$/.test(entry.name) || /[\\/](incoming|partial-[^\\/]*)([\\/]|$)/.test(entry.parentPath)),
  ).length

const list = (folder: string, recursive = false): Dirent[] => {
  try {
    return readdirSync(folder, { recursive, withFileTypes: true })
  } catch {
    // Another process removed a file, or the system has no such folder.
    return []
  }
}

/** How fast a figure grows per hour: the slope of the least-squares line. */
export function growthPerHour(moments: readonly Moment[], figure: (moment: Moment) => number): number {
  const mean = (of: (moment: Moment) => number) => moments.reduce((sum, moment) => sum + of(moment), 0) / moments.length
  const hours = ({ at }: Moment) => at / 3_600_000
  const [meanHours, meanFigure] = [mean(hours), mean(figure)]
  const covariance = mean((moment) => (hours(moment) - meanHours) * (figure(moment) - meanFigure))
  return covariance / mean((moment) => (hours(moment) - meanHours) ** 2)
}

/** How much the median of a figure grew from the second tenth of the time to the last. The first tenth is the warm-up. */
export function growthOfMedian(moments: readonly Moment[], figure: (moment: Moment) => number): number {
  const tenth = Math.max(1, Math.floor(moments.length / 10))
  return median(moments.slice(-tenth).map(figure)) - median(moments.slice(tenth, 2 * tenth).map(figure))
}
