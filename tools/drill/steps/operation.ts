/** What can be broken at each of its steps. */
import type { Installation, Settings } from '../installation.ts'
import type { Break } from './breaks.ts'
import type { Prepared } from './prepare.ts'

export type Attempt = {
  readonly installation: Installation
  readonly prepared: Prepared
  readonly place: Settings
  readonly plan: Break
}

export type Operation = {
  readonly name: string
  /** Whether it is done in an empty place, and not in a copy of the installation. */
  readonly inEmpty?: true
  /** Only every so many steps are broken, where hundreds of statements are of one kind. */
  readonly every?: number
  /** Does it, broken at the step of the plan, then once more whole, and returns what is wrong then. */
  run(attempt: Attempt): Promise<{ reached: boolean; problems: string[] }>
}
