/** Finds texts that no code reads. */
import { dirname, join, normalize } from 'node:path/posix'

/** Maps each path, such as src/features/wishlist/client/texts/en.ts, to the text of the file. */
export type Sources = ReadonlyMap<string, string>

/** Returns `path: name` for each text in an English file that is read nowhere. */
export function findUnreadTexts(sources: Sources): string[] {
  const readersOf = new Map<string, string>()
  for (const [path, source] of sources)
    for (const [, from = ''] of source.matchAll(/from '([^']*\/texts\/texts\.ts)'/g)) {
      const folder = dirname(from.startsWith('#') ? `src/${from.slice(1)}` : normalize(join(dirname(path), from)))
      readersOf.set(folder, (readersOf.get(folder) ?? '') + source)
    }
  return [...sources].flatMap(([path, source]) => {
    if (!/\/texts\/en\.tsx?$/.test(path)) return []
    const readers = readersOf.get(dirname(path)) ?? ''
    return [...source.matchAll(/^export const (\w+)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => !new RegExp(`\\.${name}\\b`).test(readers) && !isUsedBeside(source, name))
      .map((name) => `${path}: ${name}`)
  })
}

/** Whether another text of the same file uses this text. */
const isUsedBeside = (source: string, name: string) => source.split(new RegExp(`\\b${name}\\b`)).length > 2
