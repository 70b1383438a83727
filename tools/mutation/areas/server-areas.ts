/** The jobs of server code. Each file under a `server/` folder is in one job, unless `excluded.ts` leaves it out. */
import { readFileSync } from 'node:fs'
import { isExcluded } from './excluded.ts'
import { findCode, type Job, lifecycleTests, pageTests } from './find-code.ts'

const writes = /\b(insertInto|updateTable|deleteFrom|transaction)\(/

/** Tests of the mail that features send. */
const mailTests = 'src/app/server/mail/*.test.ts'

/** A test of the pages of an export. Each feature writes its part of them in `exported.ts`. */
const exportTests = 'src/features/export/server/pages/pages.test.ts'

/** Tests of a feature's server code that are in other folders. */
const testsElsewhere: Readonly<Record<string, readonly string[]>> = {
  // Many commands of the feature `membership` run only when a person joins or leaves a family, or deletes an account.
  membership: ['src/features/family/server/**/*.test.ts', 'src/features/sign-in/server/account-deletion/*.test.ts'],
  news: ['src/app/server/every-news.test.ts'],
  export: ['src/app/cli/export.test.ts'],
}

/** Tests of a folder of the platform, or of one of its files, that are in other folders. */
const testsOfPlatform: Readonly<Record<string, readonly string[]>> = {
  backup: ['src/app/cli/safekeeping/backup.test.ts'],
  export: ['src/features/export/server/**/*.test.ts'],
  feature: [...lifecycleTests, 'src/features/{contacts,sign-in,trash}/server/*.test.ts'],
  health: ['src/app/server/{metrics,probes,operator-faults}.test.ts', 'src/features/safekeeping/server/*.test.ts'],
  http: ['src/app/server/{cross-site,headers,failures,pictures}.test.ts', 'src/features/contacts/server/*.test.ts'],
  idempotency: ['src/app/server/every-post.test.ts', 'src/features/sign-in/server/sent-requests/*.test.ts'],
  import: ['src/features/export/server/importing/*.test.ts', 'src/app/cli/export.test.ts'],
  installation: ['src/app/server/{copied-folder,start}.test.ts'],
  live: ['src/app/server/live/*.test.ts', 'src/features/labour/server/sharing.test.ts'],
  mail: [mailTests, 'src/features/news/server/mail/*.test.ts', 'src/features/wishlist/server/notices/*.test.ts'],
  news: ['src/features/news/server/**/*.test.ts', 'src/app/server/every-news.test.ts'],
  pictures: ['src/app/server/pictures.test.ts', 'src/features/album/server/**/*.test.ts'],
  responses: ['src/app/server/responses/*.test.ts', 'src/app/server/every-news.test.ts'],
  trash: ['src/features/{contacts,trash}/server/*.test.ts', 'src/app/server/deleted-words.test.ts'],
  versions: ['src/app/server/every-version.test.ts', 'src/platform/server/implement.test.ts'],
}

/** Tests that use most of the server. */
const broadTests = [
  'src/features/{contacts,sign-in,updates}/server/*.test.ts',
  'src/app/server/{every-guard,failures,headers,first-admin}.test.ts',
]

/** The area, the name and the tests of the job to which a file belongs. */
function describeJob(path: string, text: string): Omit<Job, 'sources'> {
  const [, layer = '', name = '', rest = ''] =
    /^src\/(features|platform|app)\/(?:server\/)?([^/]+)(.*)$/.exec(path) ?? []
  if (layer === 'features') {
    const tests = [`src/features/${name}/server/**/*.test.ts`, ...(testsElsewhere[name] ?? [])]
    return {
      area: writes.test(text) ? 'commands' : 'server',
      name,
      stages: [tests, [...lifecycleTests, mailTests, exportTests]],
    }
  }
  const folder = rest === '' ? 'root' : name
  if (layer === 'app') {
    const tests = folder === 'root' ? 'src/app/server/*.test.ts' : `src/app/server/${folder}/**/*.test.ts`
    return { area: 'app', name: folder, stages: [[tests], [pageTests]] }
  }
  const own = folder === 'root' ? 'src/platform/server/*.test.ts' : `src/platform/server/${folder}/**/*.test.ts`
  return { area: 'platform', name: folder, stages: [[own, ...(testsOfPlatform[folder] ?? [])], broadTests] }
}

/** Returns jobs for all server code that is not excluded, except for the files that other jobs have taken. */
export function listServerJobs(taken: ReadonlySet<string>): Job[] {
  const paths = findCode('src/features/*/server/**/*.ts', 'src/platform/server/**/*.ts', 'src/app/server/**/*.ts')
  const jobs = new Map<string, Omit<Job, 'sources'> & { readonly sources: string[] }>()
  for (const path of paths) {
    if (taken.has(path) || isExcluded(path)) continue
    const described = describeJob(path, readFileSync(path, 'utf8'))
    const key = `${described.area}/${described.name}`
    const job = jobs.get(key) ?? { ...described, sources: [] }
    job.sources.push(path)
    jobs.set(key, job)
  }
  const order = ['commands', 'server', 'platform', 'app']
  return [...jobs.values()].toSorted((one, other) => order.indexOf(one.area) - order.indexOf(other.area))
}
