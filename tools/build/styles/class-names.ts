/**
 * Short names for CSS classes and animations. They make the page half a kilobyte smaller, which saves a slow phone one round
 * trip.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
// Ad blockers hide elements whose class is `ad`.
const shortNames = [...letters]
  .flatMap((first) => [...letters].map((second) => first + second))
  .filter((name) => !/^ad$/i.test(name))

/** The name of the CSS module and of the class or animation in it, such as `ContactCard-title`. */
export const readableName = (file: string, name: string): string => `${basename(file).split('.')[0]}-${name}`

/** Maps the readable name of every class and animation below the folder to a short one. The same sources give the same map. */
export function shortenClassNames(folder: string): ReadonlyMap<string, string> {
  const files = globSync('**/*.module.css', { cwd: folder })
  const all = files.flatMap((file) =>
    namesIn(readFileSync(join(folder, file), 'utf8')).map((name) => readableName(file, name)),
  )
  const names = [...new Set(all)].sort()
  if (names.length > shortNames.length)
    throw new Error(
      `There are ${names.length} classes and animations, but only ${shortNames.length} names of two letters.`,
    )
  return new Map(names.map((name, place) => [name, shortNames[place] ?? name]))
}

/** The names of all classes and animations. A false match, such as a file name in a comment, does no harm. */
const namesIn = (css: string): string[] =>
  [...css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(([, name = '']) => name)
