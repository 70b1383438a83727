import { globSync } from 'node:fs'

export type Job = {
  area: string
  /** The feature, or the part of the platform or the app, such as `trash` or `worker`. */
  name: string
  /** Paths of the files in which faults are planted. */
  sources: readonly string[]
  /** Patterns of test files, by stage. A stage tries only the faults that no test of an earlier stage has noticed or reached. */
  stages: readonly (readonly string[])[]
}

/** Finds code files. Leaves out tests, files that only tests use, migrations, declarations and galleries. */
export const findCode = (...patterns: string[]): string[] =>
  globSync(patterns, {
    exclude: ['**/*.test.*', '**/testing.ts', '**/samples.ts', '**/migrations/**', '**/*.d.ts', '**/*.gallery.tsx'],
  }).sort()

/** The folders of the features. */
export const listFeatures = (): string[] => globSync('src/features/*').sort()
export const nameOf = (folder: string): string => folder.slice('src/features/'.length)

export const lifecycleTests = [
  'src/app/server/lifecycle/*.test.ts',
  'src/app/server/{lifetimes,emptied-trash}.test.ts',
] as const

/** Tests of the data and the theme that the server sends with a page. */
export const pageTests = 'src/app/server/page/{page-data,theme}.test.ts'
