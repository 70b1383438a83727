/** Checks that every feature with server code has a manifest without faults, and that the manifest is registered. */
import type { Source } from './read-source.ts'
import { isTest, type Place } from './rules.ts'

/** The file that registers every manifest. */
const registry = 'src/app/server/features.ts'

type Module = { at: Place; source: Source }

/** Returns one message for each feature whose server code has no manifest or a faulty one, or is not registered. */
export function checkManifests(modules: readonly Module[]): string[] {
  const parts = modules.filter(({ at }) => at.feature && at.side === 'server' && !isTest(at))
  const registered = modules.find(({ at }) => at.path === registry)?.source.imports.map(({ name }) => name)
  return [...new Set(parts.map(({ at }) => at.feature))].flatMap((feature) => {
    const file = `features/${feature}/server/manifest.ts`
    const manifest = parts.find(({ at }) => at.path === `src/${file}`)
    if (!manifest)
      return [`src/${file}: the feature has no manifest: write one like src/features/contacts/server/manifest.ts`]
    if (manifest.source.imports.some(({ name, isLazy }) => name === './samples.ts' && !isLazy))
      return [`src/${file}: the product must not load samples at start: write samples: () => import('./samples.ts')`]
    const errors = `src/features/${feature}/errors.ts`
    if (modules.some(({ at }) => at.path === errors) && !imports(manifest, '../errors.ts'))
      return [`${errors}: the server does not know these error codes: add them to errors in the manifest`]
    if (!registered?.includes(`#${file}`))
      return [`src/${file}: this feature is not registered: add its manifest to ${registry}`]
    return []
  })
}

const imports = ({ source }: Module, file: string) => source.imports.some(({ name }) => name === file)
