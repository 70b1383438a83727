/** A manifest (`server/manifest.ts`) describes a feature to the server. The app, tests and documents are built from manifests. */
import type { Failures } from '../../shared/errors.ts'
import type { Section } from '../../shared/section.ts'
import type { Migration } from '../database/migrate.ts'
import type { Reaction } from '../events.ts'
import type { ExportPart } from '../export/export-part.ts'
import type { Routes } from '../implement.ts'
import type { Job } from '../jobs.ts'
import type { MessageKind } from '../mail/message.ts'
import type { NewsKind } from '../news/news-kind.ts'
import type { PictureFolder } from '../pictures/stored/store-picture.ts'
import type { MemberDay } from './member-day.ts'
import type { Samples } from './samples.ts'
import type { SecondFactor } from './second-factor.ts'
import type { TablePlans } from './table-plan.ts'
import type { TrashKind } from './trash-kind.ts'

export type Feature = {
  /** The name of its folder. */
  readonly name: string
  readonly routes?: Routes
  /** Its section, if parents can close it to family or guests. */
  readonly section?: Section
  /** Whether its calls return rows of other features. If so, open pages also repeat these calls when such rows change. */
  readonly showsOtherTables?: true
  /** Its error codes, from its `errors.ts`. */
  readonly errors?: Failures
  /** Its migrations. Their numbers are unique over all features. */
  readonly migrations?: readonly Migration[]
  /** Its tables, and what happens to their rows in deletions, exports and backups. */
  readonly tables?: TablePlans
  /** The folder of its pictures in the store. */
  readonly pictureFolder?: PictureFolder
  /** The kinds of items that can be restored from the trash. */
  readonly trash?: readonly TrashKind[]
  /** Its hourly jobs. */
  readonly jobs?: readonly Job[]
  /** The kinds of mail it sends. */
  readonly mail?: readonly MessageKind[]
  /** The kinds of news that its commands add, and that people can be notified of. */
  readonly news?: readonly NewsKind[]
  /** Its reactions to events of other features. */
  readonly reactions?: readonly Reaction[]
  /** The endpoints that the home page requests first. Their responses are part of the page data. */
  readonly home?: (day: MemberDay) => readonly string[]
  /** The endpoints that the browser prefetches, so that their pages open offline even if they were never visited. */
  readonly offline?: (day: MemberDay) => readonly string[]
  /** Endpoints to prefetch whose data seldom changes. That data is refetched only after days, and never in data-saver mode. */
  readonly offlineForDays?: (day: MemberDay) => readonly string[]
  /** Its kinds of second factor for signing in. */
  readonly secondFactor?: SecondFactor
  /** How it shows its rows on the HTML pages of an export. */
  readonly exportPart?: () => Promise<{ exportPart: ExportPart }>
  /** Sample data for the tests that cover every feature. The product never calls it. */
  readonly samples?: () => Promise<{ samples: Samples }>
}

/** Checks the type of a manifest, and returns the manifest with its exact type. */
export const defineFeature = <const F extends Feature>(feature: F): F => feature
