/** `npm run bench`: how fast and how small Nestling is, each figure beside a floor measured in the same run. */
import { cpus, loadavg } from 'node:os'
import { buildClientWhenStale } from '../build/build-client.ts'
import { measureBabyFrames } from './baby-frames.ts'
import { measureEnumeration } from './enumeration.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureFirstPress } from './first-press.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLists, measureListsOnPostgres } from './lists/measure-lists.ts'
import { measureMemory } from './memory.ts'
import { measurePhotos } from './photos.ts'
import { seedFolder } from './seeded-folder.ts'
import { measureSignInFlood } from './sign-in-flood.ts'
import { measureStart } from './start-time.ts'
import { measureThroughput } from './throughput.ts'

// `npm run bench -- start memory` measures only these.
const measurements = {
  requests: measureThroughput,
  scripts: measureFirstLoad,
  lighthouse: measureLighthouse,
  'first-press': measureFirstPress,
  start: measureStart,
  memory: measureMemory,
  flood: measureSignInFlood,
  enumeration: measureEnumeration,
  photos: measurePhotos,
  lists: measureLists,
  'baby-frames': measureBabyFrames,
}

// Minutes long: measured only when it is asked for.
const onRequest = { 'lists-on-postgres': measureListsOnPostgres }

await buildClientWhenStale()
const [load = 0] = loadavg()
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load before ${load.toFixed(1)}`)

const asked = process.argv.slice(2)
const seeded = await seedFolder()
try {
  for (const [name, measure] of Object.entries({ ...measurements, ...onRequest })) {
    if (asked.length > 0 ? !asked.includes(name) : name in onRequest) continue
    console.log('')
    await measure(seeded)
  }
} finally {
  seeded.remove()
}
