import * as z from 'zod/mini'
import { defineContract } from '#platform/shared/contract.ts'
import { instant } from '#platform/shared/fields.ts'
import { Finding } from '#platform/shared/health/finding.ts'

/** The state of the backups and of the photo store. */
export const BackupStatus = z.object({
  /** Whether a backup was requested or is being made. */
  isPending: z.boolean(),
  /** The last complete backup. */
  last: z.nullable(
    z.object({
      madeAt: instant(),
      bytes: z.number(),
      /** How many photo files were missing or damaged in the photo store. The backup lacks them. */
      incompletePhotos: z.number(),
    }),
  ),
  /** Set if the newest finished backup failed. */
  failure: z.nullable(z.object({ failedAt: instant(), reason: z.string() })),
  /** How many photo files were missing or damaged when the photo store was last checked. */
  faultyFiles: z.number(),
  /** Whether the data folder is a copy of another one, and Nestling is still checking its indexes and photos. */
  isBeingChecked: z.boolean(),
  /** The number of photo files that no database row refers to, and that were therefore moved aside. */
  unknownFiles: z.number(),
})
export type BackupStatus = z.infer<typeof BackupStatus>

/** The free disk space, and recent faults. */
export const Health = z.object({
  /** The disk of the data folder. */
  disk: z.object({
    usedPercent: z.int(),
    freeBytes: z.number(),
    /** What people can still do with the free space: everything, everything but add files, or only sign in, read and delete. */
    accepts: z.enum(['everything', 'no-files', 'deleting']),
  }),
  /** What failed within the last day and has to be repaired outside Nestling, newest first. */
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
    summary: 'Requests a backup, which begins within a minute. Does nothing if one is already requested or being made.',
    access: 'admin',
    response: BackupStatus,
  },
})
