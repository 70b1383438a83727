/** Finds the names of features in platform code, which must not refer to any feature. */
import { type Program, Visitor } from 'oxc-parser'
import { ownerOf } from './contents.ts'
import type { Source } from './read-source.ts'
import { isTest, isTestSupport, type Place } from './rules.ts'

/**
 * Names of features, sections or tables that also have another meaning in platform code: roles, the scope of rows, the
 * trash, news, the folder and form field of pictures, and the array method `push`.
 */
const sharedWithPlatform = ['admin', 'family', 'journey', 'membership', 'news', 'trash', 'photos', 'push']

export type SourceNames = {
  /** Sections that the file adds to the interface `Sections`. */
  declaredSections: string[]
  /** Every string and identifier in the file, with the line where it first occurs. */
  names: { name: string; line: number }[]
}

export function findNames(program: Program, lineOf: (offset: number) => number): SourceNames {
  const declaredSections: string[] = []
  const starts = new Map<string, number>()
  const note = (name: unknown, start: number) => {
    if (typeof name === 'string' && !starts.has(name)) starts.set(name, start)
  }
  new Visitor({
    TSInterfaceDeclaration({ id, body }) {
      if (id.name !== 'Sections') return
      for (const member of body.body)
        if (member.type === 'TSPropertySignature' && 'name' in member.key)
          declaredSections.push(String(member.key.name))
    },
    Identifier({ name, start }) {
      note(name, start)
    },
    Literal({ value, start }) {
      note(value, start)
    },
  }).visit(program)
  return { declaredSections, names: [...starts].map(([name, start]) => ({ name, line: lineOf(start) })) }
}

type Module = { at: Place; source: Source }

/** Returns one message for each name in a platform file that is the name of a feature, or of its section or table. */
export function checkFeatureNames(modules: readonly Module[]): string[] {
  const owners = new Map(
    modules
      .filter(({ at }) => at.feature)
      .flatMap(({ at, source }) =>
        [ownerOf(at), ...source.declaredSections, ...source.declaredTables].map((name) => [name, ownerOf(at)]),
      ),
  )
  for (const word of sharedWithPlatform) owners.delete(word)
  return modules
    .filter(({ at }) => at.layer === 'platform' && !isTest(at) && !isTestSupport(at))
    .flatMap(({ at, source }) =>
      source.names
        .filter(({ name }) => owners.has(name))
        .map(
          ({ name, line }) =>
            `${at.path}:${line}: the platform must not mention ${name}, which belongs to ${owners.get(name)}: declare it in that feature’s manifest or contract`,
        ),
    )
}
