/** Checks that every feature has a manifest, and that it is registered. */

import type { Source } from './read-source.ts'
import { isTest, type Place } from './rules.ts'

/** Where every manifest is registered. */
const list = 'src/app/server/features.ts'

type Module = { at: Place; source: Source }

/** One sentence for each feature with a server part that has no manifest, or whose manifest is not registered. */
export function checkManifests(modules: readonly Module[]): string[] {
  const parts = modules.filter(({ at }) => at.feature && at.side === 'server' && !isTest(at))
  const registered = modules.find(({ at }) => at.path === list)?.source.imports.map(({ name }) => name)
  return [...new Set(parts.map(({ at }) => at.feature))].flatMap((feature) => {
    const file = `features/${feature}/server/manifest.ts`
    const manifest = parts.find(({ at }) => at.path === `src/${file}`)
    if (!manifest)
      return [`src/${file}: the feature has no manifest: say there what it is, as src/features/contacts does`]
    if (manifest.source.imports.some(({ name, isLazy }) => name === './samples.ts' && !isLazy))
      return [`src/${file}: the product must not load samples: write samples: () => import('./samples.ts')`]
    const failures = `src/features/${feature}/errors.ts`
    if (modules.some(({ at }) => at.path === failures) && !imports(manifest, '../errors.ts'))
      return [`${failures}: nobody can be told of these failures: name them in errors of the manifest`]
    if (!registered?.includes(`#${file}`))
      return [`src/${file}: the product does not know this feature: add its manifest to ${list}`]
    return []
  })
}

const imports = ({ source }: Module, file: string) => source.imports.some(({ name }) => name === file)
