/** `npm run bench`: how fast and how small Nestling is, each figure beside a floor measured in the same run. */
import { cpus } from 'node:os'
import { buildClientWhenStale } from '../build-client.ts'
import { seedFolder } from './seeded-folder.ts'
import { measureThroughput } from './throughput.ts'

await buildClientWhenStale({ mode: 'production' })
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}\n`)

const seeded = await seedFolder()
try {
  await measureThroughput(seeded)
} finally {
  seeded.remove()
}
