import type { Generated } from 'kysely'

/**
 * The tables of the whole database. Each feature adds its own in `server/manifest.ts`. Any query may join them, but only
 * their own feature may write them (tools/check/check-architecture.ts enforces this).
 */
export interface Tables {
  migrations: { name: string; applied_at: string }
  /** For rate limits: attempts that failed or are being checked. Subjects and client networks are hashed. */
  attempts: {
    id: Generated<number>
    kind: string
    subject_hash: string
    /** The hash of the client network: an IPv4 address, or the /64 network of an IPv6 address. */
    place_hash: string
    /** The hash of the /48 network of an IPv6 address; null for IPv4. */
    wide_place_hash: string | null
    device_id: number | null
    attempted_at: string
  }
  /** The budgets that several processes share (`limits/shared-budget.ts`). Empty with SQLite, which has one process. */
  budgets: {
    id: Generated<number>
    name: string
    /** The person whose budget it is. */
    spender: number
    /** When the budget is full again. */
    full_at: string
  }
  /** The mail queue. The text of a message is composed only when it is sent, so no secret is stored here. */
  letters: {
    id: Generated<number>
    kind: string
    /** The id of the pending member or the person that the message is about; `kind` decides which. */
    subject_id: number | null
    recipient: string
    created_at: string
    /** The number of attempts to send it. */
    attempts: number
    /** The time of the next attempt; null once the message was sent or has failed for good. */
    next_attempt_at: string | null
    sent_at: string | null
    /** When sending failed for good. */
    failed_at: string | null
    /** The reason, in words for an admin. */
    failure: string | null
  }
  /** Events in the journeys about which people may be notified. Deleted after 90 days. */
  news_events: {
    id: Generated<number>
    pregnancy_id: number
    /** The name of a kind of news in a feature's manifest. */
    kind: string
    subject_id: number
    /** Null for reminders, which come from nobody. */
    actor_id: number | null
    /** For a reminder, the date that it is about. For a changed date, the earlier date. Otherwise null. */
    about_at: string | null
    happened_at: string
    /** When it was decided who is notified; null until then. */
    decided_at: string | null
  }
  /** One row for each stored size of a picture; the widest is the full size. Other tables refer to the picture by `filename`. */
  picture_files: {
    id: Generated<number>
    pregnancy_id: number
    /** The picture's random name in URLs. */
    filename: string
    /** The file's name in the file store. */
    name: string
    width: number
    bytes: number
    /** SHA-256, hexadecimal. */
    checksum: string
    /** The fault found when the file was last read; null if it was intact, or was not read yet. */
    fault: 'missing' | 'damaged' | null
  }
  /** One row about this installation. */
  installation: {
    id: Generated<number>
    /** The photo store contains the same text, so Nestling notices if the store belongs to another database. */
    identity: string
    /** The number of picture files without a row. They were moved to the store's folder `unknown`. */
    unknown_files: number
    /** Identifies the SQLite file that was last checked. If the current file differs, the current file is a copy. */
    database_file: string | null
    /** The id of the last row in `picture_files` that the nightly check has read. If null, it starts from the beginning. */
    files_read_up_to: number | null
    /** When the nightly check last completed its share of the files. */
    files_read_at: string | null
    /** What the clock last showed, recorded about every hour. */
    clock_seen_at: string | null
    /** What the clock showed before and after its last jump; null once its time is trusted again. */
    clock_jumped_from: string | null
    clock_jumped_to: string | null
  }
  /** Picture files that still have to be removed, because their rows were deleted. */
  deleted_files: {
    /** The file's name in the file store. */
    name: string
  }
  /** The backups of the last 60 days, nightly or requested by an admin. A requested backup has a row before it begins. */
  backups: {
    id: Generated<number>
    requested_at: string
    /** When the backup began. While it runs, the files of deleted pictures stay. */
    started_at: string | null
    ended_at: string | null
    /** The name of the backup's folder, once the backup is complete. */
    name: string | null
    /** The size of the backup: its database and all of its photos. */
    bytes: number | null
    /** How many picture files the backup holds. */
    photos: number | null
    /** How many files were missing or damaged in the store. */
    incomplete_photos: number | null
    /** Why the backup failed, in words for an admin. */
    failure: string | null
  }
  /** The hourly jobs. */
  jobs: {
    id: Generated<number>
    name: string
    /** When the job may run next. A process claims the job by setting a later time. */
    due_at: string
  }
}
