/** An operation that the drill breaks at each of its steps. */
import type { Installation, Settings } from '../installation.ts'
import type { BreakPlan } from './breaks.ts'
import type { Prepared } from './prepare.ts'

export type Attempt = {
  readonly installation: Installation
  readonly prepared: Prepared
  /** The settings of the installation in which the operation runs. */
  readonly place: Settings
  readonly plan: BreakPlan
}

export type Operation = {
  readonly name: string
  /** Runs in an empty installation instead of a copy of the prepared one. */
  readonly inEmpty?: true
  /** Breaks only one in this many steps, for operations with hundreds of similar statements. */
  readonly every?: number
  /**
   * Runs the operation with the planned fault, then again without one, and returns the problems that remain. `reached` is
   * false if the operation ended before the planned step.
   */
  run(attempt: Attempt): Promise<{ reached: boolean; problems: string[] }>
}
