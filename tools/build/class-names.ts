/** Short names of classes. They make the page half a kilobyte shorter, which on a slow phone is a round trip less. */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
// Blockers of advertising hide classes like `ad`.
const shortNames = [...letters]
  .flatMap((one) => [...letters].map((two) => one + two))
  .filter((name) => !/^ad$/i.test(name))

/** `ContactCard-title`: the module's name without its ending, and the name within it. */
export const readableName = (file: string, name: string): string => `${basename(file).split('.')[0]}-${name}`

/** A short name for the readable name of every class below the folder, the same in each build of the same sources. */
export function shortenClassNames(folder: string): ReadonlyMap<string, string> {
  const files = globSync('**/*.module.css', { cwd: folder })
  const all = files.flatMap((file) =>
    namesIn(readFileSync(join(folder, file), 'utf8')).map((name) => readableName(file, name)),
  )
  const names = [...new Set(all)].sort()
  if (names.length > shortNames.length)
    throw new Error(`There are ${names.length} classes and ${shortNames.length} short names.`)
  return new Map(names.map((name, place) => [name, shortNames[place] ?? name]))
}

/** Classes and animations, which have names of their own too. What only looks like one, in a comment, does no harm. */
const namesIn = (css: string): string[] =>
  [...css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(([, name = '']) => name)
