/** `npm run bench` measures Nestling's speed and size. It prints figures beside a baseline of the same run or a target. */
import { cpus, loadavg } from 'node:os'
import { buildWhenStale } from '../build/build.ts'
import { measureEnumeration } from './floods/enumeration.ts'
import { measureSignInFlood } from './floods/sign-in-flood.ts'
import { measureLists, measureListsOnPostgres } from './lists/measure-lists.ts'
import { measureLive, measureLiveOnPostgres } from './live/measure-live.ts'
import { measureNews } from './news/measure-news.ts'
import { measureFirstLoad } from './pages/first-load.ts'
import { measureFirstPress } from './pages/first-press.ts'
import { measureLighthouse } from './pages/lighthouse.ts'
import { measureBabyFrames } from './pictures/baby-frames.ts'
import { measurePhotos } from './pictures/photos.ts'
import { measureHomePage } from './requests/home-page.ts'
import { measureThroughput } from './requests/throughput.ts'
import { measureScale, measureScaleOnPostgres } from './scale/measure-scale.ts'
import { measureMemory } from './server/memory.ts'
import { seedFolder } from './server/seeded-folder.ts'
import { measureStart } from './server/start-time.ts'

// `npm run bench -- start memory` runs only these two measurements.
const measurements = {
  requests: measureThroughput,
  'home-page': measureHomePage,
  scripts: measureFirstLoad,
  lighthouse: measureLighthouse,
  'first-press': measureFirstPress,
  start: measureStart,
  memory: measureMemory,
  flood: measureSignInFlood,
  enumeration: measureEnumeration,
  photos: measurePhotos,
  lists: measureLists,
  live: measureLive,
  news: measureNews,
  'baby-frames': measureBabyFrames,
}

// These measurements take minutes, so they run only when named.
const onRequest = {
  'lists-on-postgres': measureListsOnPostgres,
  'live-on-postgres': measureLiveOnPostgres,
  scale: measureScale,
  'scale-on-postgres': measureScaleOnPostgres,
}

const args = process.argv.slice(2)
const all: Readonly<Record<string, (seeded: Awaited<ReturnType<typeof seedFolder>>) => Promise<void>>> = {
  ...measurements,
  ...onRequest,
}
const unknown = args.filter((name) => !Object.hasOwn(all, name))
if (unknown.length > 0)
  throw new Error(`There is no measurement ${unknown.join(', ')}. The measurements are ${Object.keys(all).join(', ')}.`)

await buildWhenStale()
const [load = 0] = loadavg()
console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load average before ${load.toFixed(1)}`,
)

const seeded = await seedFolder()
try {
  for (const [name, measure] of Object.entries(all)) {
    if (args.length > 0 ? !args.includes(name) : name in onRequest) continue
    console.log('')
    await measure(seeded)
  }
} finally {
  seeded.remove()
}
