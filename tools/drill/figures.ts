let misses = 0

/** Prints a figure as one line, with the promise if there is one, and remembers a broken promise. */
export function printFound(what: string, found: string | number, promise?: { words: string; holds: boolean }): void {
  if (promise && !promise.holds) misses += 1
  const verdict = promise ? `   ${promise.words}: ${promise.holds ? 'holds' : 'BROKEN'}` : ''
  const text = typeof found === 'number' ? found.toLocaleString('en-US') : found
  console.log(`  ${what.padEnd(52)} ${text.padStart(12)}${verdict}`)
}

/** Prints a number of faults, of which there must be none. */
export const printNone = (what: string, faults: number): void =>
  printFound(what, faults, { words: 'none', holds: faults === 0 })

/** Prints a time or an amount of memory. It is compared with the promise only in a whole drill: `test:deep` runs a part of each beside other work. */
export const printMeasured = (
  what: string,
  share: number,
  { found, words, holds }: { found: string; words: string; holds: boolean },
): void => (share === 1 ? printFound(what, found, { words, holds }) : printFound(what, found))

/** How many promises were broken so far. */
export const countMisses = (): number => misses
