import { writeFileSync } from 'node:fs'

/** What `writeDrillResults` writes: how many promises were held, and which were broken. */
export type DrillResults = { held: number; broken: string[] }

const results: DrillResults = { held: 0, broken: [] }

type Promised = { words: string; holds: boolean; example?: string | undefined }

/** Prints a result on one line, with its promise if there is one. Counts held and broken promises. */
export function printFound(what: string, found: string | number, promise?: Promised): void {
  const verdict = promise ? `   ${promise.words}: ${promise.holds ? 'holds' : 'BROKEN'}` : ''
  const text = typeof found === 'number' ? found.toLocaleString('en-US') : found
  console.log(`  ${what.padEnd(52)} ${text.padStart(12)}${verdict}`)
  if (promise?.holds) results.held += 1
  else if (promise)
    results.broken.push([`${what}: ${text} (promised: ${promise.words})`, promise.example].join('\n').trimEnd())
}

const mostShown = 5

/** Prints a number of faults, and the first few if it gets a list. Any fault breaks a promise. */
export function printFaults(what: string, faults: number | readonly string[]): void {
  const [count, list] = typeof faults === 'number' ? [faults, []] : [faults.length, faults]
  printFound(what, count, { words: 'none', holds: count === 0, example: list[0] })
  for (const fault of list.slice(0, mostShown)) console.log(`    ${fault}`)
}

/**
 * Prints a figure that depends on the machine, such as a time. Compares it with the promise only if the whole drill runs
 * (`share` is 1). `test:deep` runs a smaller share of each drill on a busy machine, where such figures mean little.
 */
export const printMeasured = (
  what: string,
  share: number,
  { found, words, holds }: { found: string; words: string; holds: boolean },
): void => (share === 1 ? printFound(what, found, { words, holds }) : printFound(what, found))

/** Writes the results so far to a file. `test:deep` adds up the results of all drills. */
export const writeDrillResults = (file: string): void => writeFileSync(file, JSON.stringify(results))

/** The number of broken promises so far. */
export const countBroken = (): number => results.broken.length
