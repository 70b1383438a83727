/** Computes and prints the figures of the measurements. */

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle]
  const lower = sorted[sorted.length % 2 === 0 ? middle - 1 : middle]
  if (upper === undefined || lower === undefined) throw new Error('An empty list has no median.')
  return (lower + upper) / 2
}

/** The nearest-rank percentile: the smallest value with at least `percent` % of all values at or below it. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)]
  if (value === undefined) throw new Error('An empty list has no percentile.')
  return value
}

type Target = { words: string; met: boolean }

/** Prints a figure on one line, and for each of its targets whether the figure meets it. */
export function printFigure(name: string, value: string, ...targets: Target[]): void {
  const verdicts = targets.map(({ words, met }) => `${words}: ${met ? 'meets' : 'MISSES'}`)
  console.log(`  ${name.padEnd(44)} ${value.padStart(12)}${verdicts.map((verdict) => `   ${verdict}`).join('')}`)
}

export const thousands = (value: number) => Math.round(value).toLocaleString('en-US')
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`
export const seconds = (ms: number) => `${(ms / 1000).toFixed(3)} s`
