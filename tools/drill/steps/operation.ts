/** An operation that the drill breaks at each of its steps. */
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
  /** Whether it runs in an empty installation, not in a copy of the prepared one. */
  readonly inEmpty?: true
  /** Breaks only one in this many steps, for operations with hundreds of similar statements. */
  readonly every?: number
  /** Runs the operation with the planned fault, then again without one, and returns the problems that remain. */
  run(attempt: Attempt): Promise<{ reached: boolean; problems: string[] }>
}
