import { findJump, jumpWords } from '#platform/server/clock/certain-time.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { findUnchecked } from '#platform/server/installation/check-copy-at-start.ts'
import { uploadReserve } from '#platform/server/storage/free-space.ts'
import { countFaults } from '#platform/server/verification/count-faults.ts'
import type { BackupStatus, Health } from '../contract.ts'

type Installation = Pick<Exchange, 'db' | 'environment'>

export async function getBackupStatus({ db, environment }: Installation): Promise<BackupStatus> {
  const newest = db.selectFrom('backups').selectAll().orderBy('id', 'desc').limit(1)
  const [last, ended, open, installation, { missing, damaged }, unchecked] = await Promise.all([
    newest.where('name', 'is not', null).executeTakeFirst(),
    newest.where('ended_at', 'is not', null).executeTakeFirst(),
    newest.where('ended_at', 'is', null).executeTakeFirst(),
    db.selectFrom('installation').select('unknown_files').executeTakeFirstOrThrow(),
    countFaults(db),
    findUnchecked({ db, environment }),
  ])
  return {
    isPending: open !== undefined,
    last: last
      ? {
          madeAt: last.started_at ?? last.requested_at,
          bytes: last.bytes ?? 0,
          incompletePhotos: last.incomplete_photos ?? 0,
        }
      : null,
    failure: ended?.failure ? { failedAt: ended.ended_at ?? ended.requested_at, reason: ended.failure } : null,
    faultyFiles: missing + damaged,
    isBeingChecked: unchecked !== null,
    unknownFiles: installation.unknown_files,
  }
}

type Source = Pick<Exchange, 'db' | 'reserve' | 'faults' | 'now'>

export async function getHealth({ db, reserve, faults, now }: Source): Promise<Health> {
  const jump = await findJump(db, now)
  const ofClock = jump ? [{ words: jumpWords(jump), lastAt: now.toISOString() }] : []
  const { free, size } = reserve.measure()
  const accepts = reserve.isInUse() ? 'deleting' : free < uploadReserve ? 'no-files' : 'everything'
  // Rounded down, so that only a full disk is 100 % full.
  return {
    disk: { usedPercent: Math.floor(100 * (1 - free / size)), freeBytes: free, accepts },
    faults: [...ofClock, ...faults.list()],
  }
}
