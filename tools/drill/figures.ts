let misses = 0

/** Prints a result on one line, with its promise if there is one. Counts broken promises. */
export function printFound(what: string, found: string | number, promise?: { words: string; holds: boolean }): void {
  if (promise && !promise.holds) misses += 1
  const verdict = promise ? `   ${promise.words}: ${promise.holds ? 'holds' : 'BROKEN'}` : ''
  const text = typeof found === 'number' ? found.toLocaleString('en-US') : found
  console.log(`  ${what.padEnd(52)} ${text.padStart(12)}${verdict}`)
}

/** Prints a number of faults. Any fault breaks a promise. */
export const printNone = (what: string, faults: number): void =>
  printFound(what, faults, { words: 'none', holds: faults === 0 })

/**
 * Prints a time or an amount of memory. Compares it with the promise only if the whole drill runs. `test:deep` runs a part of
 * each drill on a busy machine, where times mean little.
 */
export const printMeasured = (
  what: string,
  share: number,
  { found, words, holds }: { found: string; words: string; holds: boolean },
): void => (share === 1 ? printFound(what, found, { words, holds }) : printFound(what, found))

/** The number of broken promises so far. */
export const countMisses = (): number => misses
