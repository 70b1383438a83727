/** Finds the features in a script that a served browser lacks. */
import { parseSync, Visitor } from 'oxc-parser'
import { type Feature, listLacking, readFeature } from './browser-support.ts'

type Owners = Map<string, { path: string; isLacking: boolean }[]>

/** Names of global objects and functions, of their static members, and of members of their instances. */
const globals: Owners = new Map()
const statics: Owners = new Map()
const members: Owners = new Map()

for (const [owner, feature] of readFeature('javascript', 'builtins').parts) readOwner(owner, feature, true)
for (const [owner, feature] of readFeature('api').parts) readOwner(owner, feature, false)

function readOwner(owner: string, feature: Feature, isBuiltin: boolean) {
  const isLackingOwner = listLacking(feature).length > 0
  note(globals, owner, { path: owner, isLacking: isLackingOwner })
  for (const [key, member] of feature.parts) {
    if (!member.compat || key.includes('parameter')) continue
    const name = key.replace(/_(static|event)$/, '')
    const isLacking = listLacking(member).length > 0
    if (key.endsWith('_static') || isBuiltin) note(statics, `${owner}.${name}`, { path: `${owner}.${name}`, isLacking })
    // A browser that lacks an object has no instances of it, so only the object itself is reported.
    if (!key.endsWith('_static') && !isLackingOwner) note(members, name, { path: `${owner}.${name}`, isLacking })
    if (owner === 'Window' || owner === 'WorkerGlobalScope') note(globals, name, { path: name, isLacking })
  }
}

function note(owners: Owners, name: string, owner: { path: string; isLacking: boolean }) {
  owners.set(name, [...(owners.get(name) ?? []), owner])
}

/**
 * The features in this script that a served browser lacks, such as `URL.parse` or `Array.toSorted`. A member is not
 * found if all browsers have a member of that name in another object: a script does not show which object it means.
 */
export function findInScript(text: string): Set<string> {
  const found = new Set<string>()
  const names = new Map<number, string>()
  const { program } = parseSync('script.js', text)
  const isMemberName = new Set<number>()
  const add = (owners: Owners, name: string) => {
    const all = owners.get(name)
    if (all?.every(({ isLacking }) => isLacking)) found.add(all[0]?.path ?? name)
    return all !== undefined
  }

  new Visitor({
    Identifier({ name, start }) {
      names.set(start, name)
    },
    Property({ key, computed }) {
      if (!computed) isMemberName.add(key.start)
    },
    MethodDefinition({ key }) {
      isMemberName.add(key.start)
    },
    MemberExpression({ object, property, computed }) {
      if (!computed) isMemberName.add(property.start)
      const name = nameOf(property, computed)
      if (name === null) return
      if (object.type === 'Identifier' && add(statics, `${object.name}.${name}`)) return
      add(members, name)
    },
  }).visit(program)
  for (const [start, name] of names) if (!isMemberName.has(start)) add(globals, name)
  return found
}

function nameOf(property: { type: string; name?: unknown; value?: unknown }, isComputed: boolean): string | null {
  const name = isComputed ? property.value : property.name
  return typeof name === 'string' ? name : null
}
