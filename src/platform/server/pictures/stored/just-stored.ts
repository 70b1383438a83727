/**
 * The picture files that this process has just stored, and that no row names yet. After a jump of the clock they look old.
 * So the sweep leaves them for ten minutes, measured with a timer that clock changes do not affect.
 */
const longest = 600_000
const storedAt = new Map<string, number>()

/** Call this before the files are written, so that the sweep also leaves their partial files. */
export function noteStored(names: readonly string[]): void {
  const now = performance.now()
  for (const [name, at] of storedAt) if (now - at > longest) storedAt.delete(name)
  for (const name of names) storedAt.set(name, now)
}

/** Call this when rows name the files, or when none ever will. */
export function removeStored(names: readonly string[]): void {
  for (const name of names) storedAt.delete(name)
}

/** Whether this process has just stored this file, or the whole file if this is a partial one. */
export function isJustStored(name: string): boolean {
  const at = storedAt.get(name.replace(/(?<=\.webp)\..*\.part$/, ''))
  return at !== undefined && performance.now() - at < longest
}
