/** Bundles the packages that the server loads at every start, for tools/start/compile-cache.js to find. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { bundleNames, bundles } from '../start/bundled-packages.js'

export async function buildPackages(folder = fileURLToPath(bundles)): Promise<void> {
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, '../..'),
    logLevel: 'warn',
    publicDir: false,
    plugins: [withoutLocales],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      minify: false,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries([...bundleNames].map(([specifier, file]) => [file, specifier])),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name]', chunkFileNames: 'shared-[hash].js' },
      },
    },
  })
}

/** The 50 languages in which zod can say what is wrong: Nestling says it in its own words. */
const withoutLocales: Plugin = {
  name: 'without-locales',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('/locales/index.js') ? '\0locales' : null),
  load: (id) => (id === '\0locales' ? 'export {}' : null),
}
