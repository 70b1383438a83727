/** What a feature is to the server, in one place: its `server/manifest.ts`. App, tests and documents derive from it. */
import type { Failures } from '../../shared/errors.ts'
import type { Migration } from '../database/migrate.ts'
import type { Reaction } from '../events.ts'
import type { Routes } from '../implement.ts'
import type { Job } from '../jobs.ts'
import type { MessageKind } from '../mail/message.ts'
import type { PictureFolder } from '../pictures/stored/store-picture.ts'
import type { MemberDay } from './member-day.ts'
import type { Samples } from './samples.ts'
import type { TablePlans } from './table-plan.ts'
import type { TrashKind } from './trash-kind.ts'

export type Feature = {
  /** The name of its folder. */
  readonly name: string
  readonly routes?: Routes
  /** Its failures, from its `errors.ts`. */
  readonly errors?: Failures
  /** Numbered over all features; a number that is used twice is refused. */
  readonly migrations?: readonly Migration[]
  /** Its tables, and what happens to their rows at every end. */
  readonly tables?: TablePlans
  /** Where its pictures are in the store. */
  readonly pictureFolder?: PictureFolder
  /** Its things that can be restored after they were deleted. */
  readonly trash?: readonly TrashKind[]
  /** What the server does hourly by itself. */
  readonly jobs?: readonly Job[]
  /** The kinds of mail it sends. */
  readonly mail?: readonly MessageKind[]
  /** What it does when something happened in another feature. */
  readonly reactions?: readonly Reaction[]
  /** The addresses that home asks for first: their answers come with the page. */
  readonly home?: (day: MemberDay) => readonly string[]
  /** The addresses whose answers are there without a network, also when nobody has opened them. */
  readonly offline?: (day: MemberDay) => readonly string[]
  /** The same for answers that hardly change: they are asked for again after days, and not where data is scarce. */
  readonly offlineForDays?: (day: MemberDay) => readonly string[]
  /** For the tests that walk everything. The product never calls it. */
  readonly samples?: () => Promise<{ samples: Samples }>
}

/** Keeps the exact type of a manifest while the compiler checks its shape. */
export const defineFeature = <const F extends Feature>(feature: F): F => feature
