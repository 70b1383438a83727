/** Lists the jobs of mutation testing, grouped in areas. Each job names code to mutate, and the tests that should notice. */
import { globSync, readFileSync } from 'node:fs'

export type Job = {
  area: string
  /** The feature, or the part of the platform or the app, such as `trash` or `worker`. */
  name: string
  /** Paths of the files in which faults are planted. */
  sources: readonly string[]
  /**
   * Patterns of test files for each stage. A stage tries only faults that earlier stages did not notice, and that none of their
   * tests reached.
   */
  stages: readonly (readonly string[])[]
}

const writes = /\b(insertInto|updateTable|deleteFrom|transaction)\(/
const lifecycleTests = ['src/app/server/lifecycle/*.test.ts', 'src/app/server/{lifetimes,emptied-trash}.test.ts']

/** Tests of the data and the theme that the server sends with a page. */
const pageTests = 'src/app/server/page/{page-data,theme}.test.ts'

const features = globSync('src/features/*').sort()
const nameOf = (folder: string) => folder.slice('src/features/'.length)

/**
 * The tests of a feature's commands. Many commands of membership run only when people join or leave a family or delete an
 * account, so the tests of those count too.
 */
const commandTests = (folder: string) => [
  `${folder}/server/**/*.test.ts`,
  ...(nameOf(folder) === 'membership'
    ? ['src/features/family/server/**/*.test.ts', 'src/features/sign-in/server/account-deletion/*.test.ts']
    : []),
]

const find = (...patterns: string[]) =>
  globSync(patterns, {
    exclude: ['**/*.test.*', '**/testing.ts', '**/samples.ts', '**/migrations/**', '**/*.d.ts', '**/*.gallery.tsx'],
  }).sort()

const jobs: Job[] = [
  ...features.map((folder) => ({
    area: 'rules',
    name: nameOf(folder),
    sources: find(`${folder}/rules.ts`),
    stages: [
      [`${folder}/*.test.ts`],
      [...['client', 'server'].map((side) => `${folder}/${side}/**/*.test.ts`), pageTests],
    ],
  })),
  {
    area: 'rules',
    name: 'shared',
    sources: find('src/platform/shared/{page,fields,region,units}.ts'),
    stages: [
      ['src/platform/shared/*.test.ts', 'src/platform/shared/messages/*.test.ts'],
      ['src/features/{growth,contacts,journey}/server/*.test.ts'],
    ],
  },
  ...features.map((folder) => ({
    area: 'policies',
    name: nameOf(folder),
    sources: find(`${folder}/policy.ts`),
    stages: [[`${folder}/*.test.ts`], [`${folder}/server/**/*.test.ts`]],
  })),
  {
    area: 'policies',
    name: 'shared',
    sources: find('src/platform/shared/{ownership,role,section}.ts'),
    stages: [['src/platform/shared/*.test.ts'], ['src/features/{contacts,trash}/server/*.test.ts']],
  },
  ...features.map((folder) => ({
    area: 'contracts',
    name: nameOf(folder),
    sources: find(`${folder}/contract.ts`),
    stages: [['src/app/server/every-guard.test.ts'], [`${folder}/server/*.test.ts`]],
  })),
  {
    area: 'calendar',
    name: 'time',
    sources: find('src/platform/shared/time/*.ts'),
    stages: [
      ['src/platform/shared/time/*.test.ts'],
      ['src/features/*/rules.test.ts', 'src/features/appointments/**/*.test.ts'],
    ],
  },
  {
    area: 'calendar',
    name: 'feed',
    sources: find('src/features/appointments/server/feed/*.ts'),
    stages: [['src/features/appointments/server/feed/*.test.ts'], ['src/features/appointments/server/*.test.ts']],
  },
  {
    area: 'worker',
    name: 'worker',
    sources: find('src/app/client/worker/*.ts', 'src/platform/shared/worker/*.ts', 'src/app/client/offline/*.ts'),
    stages: [['src/app/client/{worker,offline}/**/*.test.ts']],
  },
  {
    area: 'commands',
    name: 'platform',
    sources: find('src/platform/server/trash/*.ts', 'src/platform/server/feature/delete-rows.ts'),
    stages: [
      [
        ...['src/platform/server/trash/*.test.ts', 'src/features/{contacts,trash}/server/*.test.ts'],
        ...[...lifecycleTests, 'src/app/server/deleted-words.test.ts'],
      ],
    ],
  },
  ...features.map((folder) => ({
    area: 'commands',
    name: nameOf(folder),
    sources: find(`${folder}/server/**/*.ts`).filter(
      (path) => !path.includes('/feed/') && writes.test(readFileSync(path, 'utf8')),
    ),
    stages: [commandTests(folder), lifecycleTests],
  })),
]

/**
 * Returns the jobs with these names, or all jobs if there are no names. A name is an area, `area/name` or a path. A path
 * limits a job to the files below it.
 */
export function chooseJobs(names: readonly string[]): Job[] {
  const jobsWithSources = jobs.filter(({ sources }) => sources.length > 0)
  if (names.length === 0) return jobsWithSources
  return jobsWithSources.flatMap((job) => {
    if (names.includes(job.area) || names.includes(`${job.area}/${job.name}`)) return [job]
    const sources = job.sources.filter((path) => names.some((name) => name.includes('/') && path.startsWith(name)))
    return sources.length > 0 ? [{ ...job, sources }] : []
  })
}
