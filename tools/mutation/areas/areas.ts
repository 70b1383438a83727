/**
 * Lists the jobs of mutation testing, grouped in areas. The jobs are derived from the folders, so a new feature gets its
 * jobs without a change here.
 */
import { findCode, type Job, lifecycleTests, listFeatures, nameOf, pageTests } from './find-code.ts'
import { listServerJobs } from './server-areas.ts'

export type { Job } from './find-code.ts'

const features = listFeatures()

/** Shared code that is not in the job `rules/shared`, because another job covers it. */
const sharedElsewhere = /\/(time|worker)\/|\/(ownership|role|section)\.ts$/

const jobs: Job[] = [
  ...features.map((folder) => ({
    area: 'rules',
    name: nameOf(folder),
    sources: findCode(`${folder}/rules.ts`),
    stages: [
      [`${folder}/*.test.ts`],
      [...['client', 'server'].map((side) => `${folder}/${side}/**/*.test.ts`), pageTests],
    ],
  })),
  {
    area: 'rules',
    name: 'shared',
    sources: findCode('src/platform/shared/**/*.ts').filter((path) => !sharedElsewhere.test(path)),
    stages: [
      ['src/platform/shared/**/*.test.ts'],
      [
        'src/features/{album,contacts,growth,journey}/server/*.test.ts',
        'src/platform/server/implement.test.ts',
        'src/app/server/{api-description,failures}.test.ts',
        'src/platform/client/*.test.ts',
      ],
    ],
  },
  ...features.map((folder) => ({
    area: 'policies',
    name: nameOf(folder),
    sources: findCode(`${folder}/policy.ts`),
    stages: [[`${folder}/*.test.ts`], [`${folder}/server/**/*.test.ts`]],
  })),
  {
    area: 'policies',
    name: 'shared',
    sources: findCode('src/platform/shared/{ownership,role,section}.ts'),
    stages: [['src/platform/shared/*.test.ts'], ['src/features/{contacts,trash}/server/*.test.ts']],
  },
  ...features.map((folder) => ({
    area: 'contracts',
    name: nameOf(folder),
    sources: findCode(`${folder}/contract.ts`),
    stages: [['src/app/server/every-guard.test.ts'], [`${folder}/server/*.test.ts`]],
  })),
  {
    area: 'calendar',
    name: 'time',
    sources: findCode('src/platform/shared/time/*.ts'),
    stages: [
      ['src/platform/shared/time/*.test.ts'],
      ['src/features/*/rules.test.ts', 'src/features/appointments/**/*.test.ts'],
    ],
  },
  {
    area: 'calendar',
    name: 'feed',
    sources: findCode('src/features/appointments/server/feed/*.ts'),
    stages: [['src/features/appointments/server/feed/*.test.ts'], ['src/features/appointments/server/*.test.ts']],
  },
  {
    area: 'worker',
    name: 'worker',
    sources: findCode(
      'src/app/client/worker/**/*.ts',
      'src/platform/shared/worker/*.ts',
      'src/app/client/offline/*.ts',
    ),
    stages: [['src/app/client/{worker,offline}/**/*.test.ts']],
  },
  {
    area: 'worker',
    name: 'labour',
    sources: findCode('src/features/labour/client/pending/*.ts'),
    stages: [['src/features/labour/client/pending/*.test.ts']],
  },
  {
    area: 'worker',
    name: 'outbox',
    sources: findCode('src/platform/client/outbox/**/*.ts', 'src/app/client/outbox/*.ts'),
    stages: [
      ['src/platform/client/outbox/**/*.test.ts', 'src/app/client/outbox/*.test.ts'],
      ['tools/outbox/schedules.test.ts'],
    ],
  },
  {
    area: 'commands',
    name: 'platform',
    sources: findCode('src/platform/server/trash/*.ts', 'src/platform/server/feature/delete-rows.ts'),
    stages: [
      [
        ...['src/platform/server/trash/*.test.ts', 'src/features/{contacts,trash}/server/*.test.ts'],
        ...[...lifecycleTests, 'src/app/server/deleted-words.test.ts'],
      ],
    ],
  },
]

/** Returns all jobs: the list above, and the jobs for the rest of the server code. */
export function listJobs(): Job[] {
  const taken = new Set(jobs.flatMap(({ sources }) => sources))
  return [...jobs, ...listServerJobs(taken)].filter(({ sources }) => sources.length > 0)
}

/**
 * Returns the jobs with these names, or all jobs if there are no names. A name is an area, `area/name` or a path. A
 * path limits a job to that file, or to the files in that folder.
 */
export function chooseJobs(names: readonly string[]): Job[] {
  if (names.length === 0) return listJobs()
  return listJobs().flatMap((job) => {
    if (names.includes(job.area) || names.includes(`${job.area}/${job.name}`)) return [job]
    const sources = job.sources.filter((path) => names.some((name) => name.includes('/') && path.startsWith(name)))
    return sources.length > 0 ? [{ ...job, sources }] : []
  })
}
