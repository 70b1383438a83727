import * as z from 'zod/mini'
import { defineContract } from '#platform/shared/contract.ts'
import { instant } from '#platform/shared/fields.ts'
import { Finding } from '#platform/shared/health/finding.ts'

/** How safe the data of the installation is. */
export const BackupStatus = z.object({
  /** Whether one was requested or is being made. */
  isPending: z.boolean(),
  /** The last one that is complete. */
  last: z.nullable(
    z.object({
      madeAt: instant(),
      bytes: z.number(),
      /** How many photos were missing or damaged in the store, and so in the backup. */
      incompletePhotos: z.number(),
    }),
  ),
  /** Why the one after it failed. */
  failure: z.nullable(z.object({ failedAt: instant(), reason: z.string() })),
  /** How many files of photos were missing or damaged in the store when they were last read. */
  faultyFiles: z.number(),
  /** Whether the data was copied, and is still being compared with its photos. */
  isBeingChecked: z.boolean(),
  /** How many files of photos nobody knows. They were moved aside. */
  unknownFiles: z.number(),
})
export type BackupStatus = z.infer<typeof BackupStatus>

/** How well the installation can work. */
export const Health = z.object({
  /** The disk of the data folder. */
  disk: z.object({
    usedPercent: z.int(),
    freeBytes: z.number(),
    /** What it has room for. */
    accepts: z.enum(['everything', 'no-files', 'deleting']),
  }),
  /** What failed within the last day and has to be mended outside Nestling, in words; the last one first. */
  faults: z.array(z.object({ words: z.string(), lastAt: instant() })),
})
export type Health = z.infer<typeof Health>

export const safekeepingContract = defineContract({
  'GET /api/admin/health': {
    summary: 'How full the disk of the data folder is, and what failed within the last day.',
    access: 'admin',
    response: Health,
  },
  'POST /api/admin/health/examination': {
    summary:
      'Examines the installation as "npm run nestling -- doctor" does: data, disk, clock, photos, backups, mail, address.',
    access: 'admin',
    response: z.array(Finding),
  },
  'GET /api/admin/backups': {
    summary: 'When the data of the installation was last backed up, and whether that went well.',
    access: 'admin',
    response: BackupStatus,
  },
  'POST /api/admin/backups': {
    summary: 'Requests a backup, which begins within a minute. One that was requested or is being made is enough.',
    access: 'admin',
    response: BackupStatus,
  },
})
