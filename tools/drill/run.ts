/**
 * `npm run drill` breaks a running Nestling on purpose, and prints each result beside what is promised. It exits with 1 if a
 * promise is broken. `-- kill fuzz` runs only these two drills, `--postgres` runs them on PostgreSQL, and `--share=0.01` runs
 * a hundredth of each. `-- guest --only='1,000 requests'` runs only the attacks with these words in their name.
 */
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { buildWhenStale } from '../build/build.ts'
import { drillBackup } from './backup/backup.ts'
import { drillClock } from './clock/clock.ts'
import { drillConnections } from './connections/connections.ts'
import { drillDamage } from './damage/damage.ts'
import { drillDisk } from './disk/disk.ts'
import { countBroken, writeDrillResults } from './figures.ts'
import { drillFuzz } from './fuzz/fuzz.ts'
import { drillGuest } from './guest/guest.ts'
import { openInstallation } from './installation.ts'
import { drillKill } from './kill/kill.ts'
import { drillMemory } from './memory/memory.ts'
import { drillNetwork } from './network/network.ts'
import { drillSharding } from './sharding/sharding.ts'
import { drillSoak } from './soak/soak.ts'
import { drillSteps } from './steps/steps.ts'
import { drillTwo } from './two/two.ts'
import { drillUpgrade } from './upgrade/upgrade.ts'

const drills = {
  kill: drillKill,
  steps: drillSteps,
  upgrade: drillUpgrade,
  disk: drillDisk,
  damage: drillDamage,
  fuzz: drillFuzz,
  backup: drillBackup,
  two: drillTwo,
  sharding: drillSharding,
  memory: drillMemory,
  connections: drillConnections,
  network: drillNetwork,
  guest: drillGuest,
  clock: drillClock,
  soak: drillSoak,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    postgres: { type: 'boolean', default: false },
    share: { type: 'string', default: '1' },
    only: { type: 'string' },
    results: { type: 'string' },
  },
})
const share = Number(values.share)
if (!(share > 0 && share <= 1)) throw new Error('--share must be above 0 and at most 1.')
const unknown = positionals.filter((name) => !Object.hasOwn(drills, name))
if (unknown.length > 0)
  throw new Error(`There is no drill ${unknown.join(', ')}. The drills are ${Object.keys(drills).join(', ')}.`)

await buildWhenStale()
const [load = 0] = loadavg()
const engine = values.postgres ? 'PostgreSQL' : 'SQLite'
console.log(`${engine}, Node ${process.version}, ${cpus().length} processors, load average before ${load.toFixed(1)}`)

for (const [name, drill] of Object.entries(drills)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const installation = await openInstallation(values)
  try {
    await drill(installation, share, values.only)
  } finally {
    await installation.remove()
  }
}
if (values.results) writeDrillResults(values.results)
process.exitCode = countBroken() > 0 ? 1 : 0
