/**
 * Packages with hundreds of small files, which the build bundles into a few: finding and reading each file took a quarter
 * of the start. This is JavaScript for the same reason as the file that imports it.
 */
import { readFileSync } from 'node:fs'

const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/** The folder of the bundles. */
export const bundles = new URL('../../dist/packages/', import.meta.url)

/** Package → the name of its bundle, which contains the package's version. */
export const bundleNames = new Map(
  ['kysely', 'zod/mini', 'zod/v4/core'].map((specifier) => {
    const [name = ''] = specifier.split('/')
    return [specifier, `${specifier.replaceAll('/', '-')}-${dependencies[name]}.js`]
  }),
)
