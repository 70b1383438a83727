/** Damages the database file and photos at random places. Checks that Nestling finds the damage and a backup repairs it. */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../../../src/app/cli/run-command.ts'
import { databaseFile } from '../../../src/platform/server/database/sqlite.ts'
import { photosFolder } from '../../../src/platform/server/storage/open-store.ts'
import { printFaults, printFound } from '../figures.ts'
import type { Installation, Settings } from '../installation.ts'
import { prepare } from '../steps/prepare.ts'
import { changeBytes, changePage, cut, type Draw, type Harm, openDraw, remove } from './harm.ts'
import { readAsMother, type Seen } from './read-as-mother.ts'

/** How many times the whole drill does each kind of damage. */
const damages = 50
const seed = 20_260_315

/** A kind of damage. `isAlwaysFound`: `verify` or the start must find it. */
type Kind = { name: string; target: 'database' | 'photo'; harm: Harm; isAlwaysFound: boolean }

const kinds: readonly Kind[] = [
  { name: 'a page of the database', target: 'database', harm: changePage, isAlwaysFound: true },
  { name: 'the end of the database', target: 'database', harm: cut, isAlwaysFound: true },
  { name: 'the database', target: 'database', harm: remove, isAlwaysFound: true },
  // SQLite has no checksums, so it cannot notice changed bytes inside a row.
  { name: 'a few bytes of the database', target: 'database', harm: changeBytes, isAlwaysFound: false },
  { name: 'a few bytes of a photo', target: 'photo', harm: changeBytes, isAlwaysFound: true },
  { name: 'the end of a photo', target: 'photo', harm: cut, isAlwaysFound: true },
  { name: 'a photo', target: 'photo', harm: remove, isAlwaysFound: true },
]

export async function drillDamage(installation: Installation, share: number): Promise<void> {
  const times = Math.max(2, Math.round(damages * share))
  const chosen = kinds.filter(({ target }) => target === 'photo' || !installation.settings.DATABASE_URL)
  console.log(`\nEach of ${chosen.length} things is damaged or lost ${times} times, with the random seed ${seed}`)
  // The deletions are new, so no job empties the trash. Otherwise a photo could be missing that the drill has not damaged.
  const prepared = await prepare(installation, { deletedDaysAgo: 0 })
  const place = await installation.openCopy()
  const { mother } = installation
  // The first start accepts the copied folder, so later starts do not check it again.
  const undamaged = await readAsMother(place, mother)
  const draw = openDraw(seed)
  const bad = { failures: 0, notFound: 0, wrong: 0, unreported: 0, notRestored: 0 }
  try {
    for (const kind of chosen) {
      const counts = await damageOften(place, { kind, times, draw, undamaged, mother })
      printFound(`${kind.name}: found, refused, shown changed`, `${counts.found}, ${counts.refused}, ${counts.wrong}`)
      if (kind.isAlwaysFound) bad.notFound += times - counts.found
      if (kind.isAlwaysFound && kind.target === 'database') bad.wrong += counts.wrong
      bad.failures += counts.failures
      bad.unreported += counts.unreported
      if (!(await isRestored(installation, prepared.backup, undamaged))) bad.notRestored += 1
    }
  } finally {
    prepared.remove()
  }
  printFaults('times that neither verify nor the start found damage', bad.notFound)
  printFaults('times that a damaged database showed changed rows', bad.wrong)
  printFaults('responses and starts that report damage as a bug', bad.failures)
  printFaults('times that people noticed damage and admins were not told', bad.unreported)
  printFaults('kinds of damage that the backup did not repair', bad.notRestored)
}

type Round = { kind: Kind; times: number; draw: Draw; undamaged: Seen; mother: string }

/** Damages one random thing at a time, reads everything, and undoes the damage. */
async function damageOften(place: Settings, { kind, times, draw, undamaged, mother }: Round) {
  const counts = { found: 0, refused: 0, wrong: 0, failures: 0, unreported: 0 }
  const { DATA_DIR = '' } = place
  const photos = globSync('album/*/*.webp', { cwd: photosFolder(DATA_DIR) }).sort()
  const database = place.DATABASE_URL ? null : readFileSync(databaseFile(DATA_DIR))
  for (let time = 0; time < times; time += 1) {
    const photo = join(photosFolder(DATA_DIR), photos[Math.floor(draw() * photos.length)] ?? '')
    const path = kind.target === 'photo' ? photo : databaseFile(DATA_DIR)
    const content = readFileSync(path)
    kind.harm(path, draw)
    const verified = await runCommand(['verify'], place).catch((error: Error) => ({ code: 2, error: error.message }))
    const seen = await readAsMother(place, mother)
    const isRefused = seen.refusal !== null || [...seen.answers].some(([, { status }]) => status !== 200)
    const isWrong = [...seen.answers].some(
      ([at, { status, text }]) => status === 200 && undamaged.answers.get(at)?.text !== text,
    )
    if (verified.code !== 0 || seen.refusal !== null) counts.found += 1
    if (isRefused) counts.refused += 1
    if (isWrong) counts.wrong += 1
    counts.failures += seen.failures.length
    for (const words of seen.failures) console.log(`    ${kind.name}, ${time + 1}: ${words}`)
    if (verified.code === 2) console.log(`    ${kind.name}, ${time + 1}: verify ended with ${Object(verified).error}`)
    if (isRefused && kind.target === 'database' && !seen.isReported) counts.unreported += 1
    writeFileSync(path, content)
    if (database) {
      for (const end of ['-wal', '-shm']) rmSync(`${databaseFile(DATA_DIR)}${end}`, { force: true })
      writeFileSync(databaseFile(DATA_DIR), database)
    }
  }
  return counts
}

/** Whether a restored backup shows the same content as before the damage. */
async function isRestored(installation: Installation, backup: string, undamaged: Seen): Promise<boolean> {
  const empty = await installation.openEmpty()
  const restored = await runCommand(['restore', backup], empty)
  if (restored.code !== 0) console.log(`    ${restored.error}`)
  const seen = await readAsMother(empty, null)
  await installation.removePlace(empty)
  return [...undamaged.answers].every(([at, { text }]) => seen.answers.get(at)?.text === text)
}
