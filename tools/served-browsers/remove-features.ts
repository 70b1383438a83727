/** Makes a script that removes features that a served browser lacks, so that a new browser behaves like an old one. */
import { type Feature, listLacking, readFeature } from './browser-support.ts'

/** These stay: the page’s security policy requires trusted types, and tests use `checkVisibility`. */
const needed = new Set(['trustedTypes', 'Element.prototype.checkVisibility'])

/** The script removes global objects and functions that a served browser lacks, and members of them that it lacks. */
export function makeRemovingScript(): string {
  const builtins = [...readFeature('javascript', 'builtins').parts].flatMap(([owner, feature]) =>
    listPaths(owner, feature, (name) => [`${owner}.${name}`, `${owner}.prototype.${name}`]),
  )
  const interfaces = [...readFeature('api').parts].flatMap(([owner, feature]) =>
    listPaths(owner, feature, (name) =>
      name.endsWith('_static') ? [`${owner}.${name.replace('_static', '')}`] : [`${owner}.prototype.${name}`],
    ),
  )
  const paths = [...builtins, ...interfaces].filter((path) => !needed.has(path)).map((path) => path.split('.'))
  return `for (const path of ${JSON.stringify(paths)}) {
    const name = path.pop()
    const owner = path.reduce((object, name) => object?.[name], globalThis)
    if (owner) delete owner[name]
  }`
}

function listPaths(owner: string, feature: Feature, pathsOf: (name: string) => string[]): string[] {
  if (listLacking(feature).length > 0) return [owner]
  return [...feature.parts].filter(([, part]) => listLacking(part).length > 0).flatMap(([name]) => pathsOf(name))
}
