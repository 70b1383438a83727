/** Makes backups one after another while people write, and restores each of them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runCommand } from '../../../src/app/cli/run-command.ts'
import { printFaults, printFound } from '../figures.ts'
import type { Installation } from '../installation.ts'
import { countStored, findBadPictures, inFolder } from '../people/stored.ts'
import { openWriter } from '../people/writer.ts'

/** How many backups the whole drill makes. */
const backups = 100
const writers = 24
/** The average pause, which keeps each writer just below the rate limit for writing. */
const pauseMs = 400

/** A backup, and the texts of the writes that the server acknowledged before the backup began. */
type Made = { path: string; acknowledged: ReadonlySet<string> }

export async function drillBackup(installation: Installation, share: number): Promise<void> {
  const rounds = Math.max(2, Math.round(backups * share))
  console.log(`\n${rounds} backups are made while ${writers} people write, and each is restored`)
  const cookies = await installation.addPeople(writers, 'family')
  const people = cookies.map((cookie, at) => openWriter({ cookie, name: `${at}`, ...installation }))
  const acknowledged = () => new Set(people.flatMap((one) => [...one.acknowledged]))
  const folder = mkdtempSync(join(tmpdir(), 'nestling-backups-'))
  const server = await installation.start()
  const made: Made[] = []
  try {
    let isOver = false
    const write = async (one: (typeof people)[number]) => {
      while (!isOver && (await one.write(server.port))) await pause(pauseMs * Math.random() * 2)
    }
    const writing = Promise.all(people.map(write))
    for (let round = 0; round < rounds; round += 1) {
      const before = acknowledged()
      const outcome = await runCommand(['backup', folder], installation.settings)
      const path = outcome.code === 0 && /read back: (.*)$/m.exec(outcome.out)?.[1]
      if (path) made.push({ path, acknowledged: before })
      else console.log(`    ${outcome.code === 0 ? outcome.out : outcome.error}`)
    }
    isOver = true
    await writing
    await server.stop()
    printFaults('backups that failed', rounds - made.length)
    await restoreAll(installation, made)
    printFound('writes acknowledged', acknowledged().size)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function restoreAll(installation: Installation, made: readonly Made[]) {
  let [unverified, unrestored, lost, badPictures] = [0, 0, 0, 0]
  for (const { path, acknowledged } of made) {
    const place = await installation.openEmpty()
    if ((await runCommand(['verify', path], place)).code !== 0) unverified += 1
    if ((await runCommand(['restore', path], place)).code !== 0) {
      unrestored += 1
      continue
    }
    await installation.withDatabase(async ({ db }) => {
      const stored = await countStored(db)
      lost += [...acknowledged].filter((text) => stored.get(text) !== 1).length
      badPictures += (await findBadPictures(db, inFolder(place.DATA_DIR ?? ''))).length
    }, place)
  }
  printFaults('backups that could not be verified', unverified)
  printFaults('backups that could not be restored', unrestored)
  printFaults('acknowledged before a backup, not exactly once in it', lost)
  printFaults('restored photos with a missing or damaged file', badPictures)
}
