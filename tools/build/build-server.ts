/** Bundles the server, because finding, reading and linking hundreds of modules took most of the start-up time. */
import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { inLatin1 } from './in-latin-1.ts'
import { folderOf } from './stamp.ts'
import { languageGroups, laterLanguages } from './texts/later-languages.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = folderOf('server')

/** Every start needs these packages, so they are in the bundle. The server loads all others from node_modules on demand. */
const bundled = ['kysely', 'zod', 'pino']

export async function buildServer(): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [laterLanguages, withoutUnused, sourceUrls, inLatin1],
    ssr: { noExternal: true, external: listPackages().filter((name) => !bundled.includes(name)) },
    build: {
      ssr: true,
      // Not minified, so errors in the log have the names of functions.
      minify: false,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: { main: resolve(root, 'src/app/server/main.ts'), start: resolve(root, 'src/app/server/start.ts') },
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // Comments would stay in memory with the code.
          comments: false,
          // All code that the start needs is in one file. By default, Rolldown moves code that lazy imports also need into
          // 50 other files. `main.ts` is left out of the file, because it would also run when tests import `start`.
          codeSplitting: {
            groups: [...languageGroups, { name: 'server', tags: ['$initial'], test: /(?<!main\.ts)$/ }],
          },
        },
      },
    },
  })
}

function listPackages(): string[] {
  const { dependencies } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))
  return Object.keys(dependencies)
}

/** In the bundle, `import.meta.url` is still the URL of the source file, so code finds the files beside its source. */
const sourceUrls: Plugin = {
  name: 'source-urls',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(resolve(root, 'src')) || !code.includes('import.meta.url')) return null
    const source = relative(folder, id).replaceAll('\\', '/')
    return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url).href`)
  },
}

/** Leaves two things out of the bundle: the sample data of tests, and zod's messages in 50 languages. */
const withoutUnused: Plugin = {
  name: 'without-unused',
  enforce: 'pre',
  resolveId: (id) => (/\/(samples\.ts|locales\/index\.js)$/.test(id) ? '\0unused' : null),
  load: (id) => (id === '\0unused' ? 'export {}' : null),
}
