import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { comparisonPictures } from './tools/build/pictures/comparison-pictures.ts'
import { smallIcons } from './tools/build/pictures/small-icons.ts'
import { buildTargets } from './tools/build/served-browsers.ts'
import { readableName, shortenClassNames } from './tools/build/styles/class-names.ts'
import { coloursInSrgb } from './tools/build/styles/colours-in-srgb.ts'

export default defineConfig(({ command }) => ({
  root: 'src/app/client',
  plugins: [coloursInSrgb(), react(), comparisonPictures(), smallIcons],
  // The router imports a shim for a hook that React has had since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  css: {
    modules: { generateScopedName: command === 'build' ? shortClassName : readableClassName },
  },
  build: {
    outDir: '../../../dist/client',
    emptyOutDir: true,
    target: buildTargets,
    manifest: true,
    license: { fileName: 'licences-software.md' },
    // The page's policy forbids inline scripts and data: addresses, so nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    // Code that every page loads is one file, because eleven files would be three kilobytes larger. A second file has the
    // parts that many pages use, and a third one the schemas of forms. All other code is with the pages that use it, so no
    // page loads code that it does not need.
    rolldownOptions: {
      // A page that needs one rule of a feature does not load the others.
      treeshake: { moduleSideEffects: (id) => !/features.[^/]+.(rules|content.[^/]+)\.ts$/.test(id) },
      // Replaces the names of constants with their values, such as the texts of the app.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // The first file contains the names of all others, so the names are short.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:6].css' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'schemas', test: /node_modules.zod|shared.(fields|page|picture|messages)/, minShareCount: 2 },
            // Six parts share ChoiceField, but most pages show none of these parts at first.
            { name: 'pieces', test: /src.ui.(?!field.ChoiceField.tsx)|lucide/, minShareCount: 6 },
          ],
        },
      },
    },
  },
}))

/** Returns a name such as `ContactCard-title`, which shows in the browser's inspector where a style comes from. */
function readableClassName(name: string, id: string): string {
  const [file = id] = id.split('?')
  const readable = readableName(file, name)
  const known = filesOfClasses.get(readable) ?? file
  if (known !== file) throw new Error(`${known} and ${file} have the same name, so their classes would be the same.`)
  filesOfClasses.set(readable, file)
  return readable
}

const filesOfClasses = new Map<string, string>()

let shortNames: ReadonlyMap<string, string> | undefined

function shortClassName(name: string, id: string): string {
  const readable = readableClassName(name, id)
  shortNames ??= shortenClassNames(resolve(import.meta.dirname, 'src'))
  const short = shortNames.get(readable)
  if (!short) throw new Error(`The class ${readable} has no short name.`)
  return short
}
