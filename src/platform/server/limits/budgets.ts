import type { Database } from '../database/database.ts'
import { type Budget, createBudget, type Limit } from './budget.ts'
import { createPatience } from './patience.ts'
import { createShare } from './share.ts'
import { createSharedBudget } from './shared-budget.ts'

export type Budgets = ReturnType<typeof createBudgets>

const fiveSeconds = () => new Promise<void>((resolve) => setTimeout(resolve, 5000))

type Options = {
  readonly mostWrites?: number
  /** A database that several processes share. */
  readonly shared?: Database | undefined
}

/** The budgets of the server. The spender is a person, or for `feeds` a calendar address. */
export const createBudgets = ({ mostWrites = 200, shared }: Options = {}) => ({
  /** Slows down signing in from unknown browsers while there are very many attempts. */
  strangers: createPatience(fiveSeconds),
  /** Slows down requests for a new password while there are very many. */
  forgetful: createPatience(fiveSeconds),
  /** Slows down joining by code while somebody is guessing codes. */
  newcomers: createPatience(fiveSeconds),
  /** Every call of a person that may change something. */
  writing: createWriting({ most: mostWrites, perMinute: 60 }, shared),
  /** Uploads of one person that run at the same time. */
  uploads: createShare(20),
  /** Reading a secret calendar address, which needs no session. Calendar apps read it several times a day. */
  feeds: createBudget({ most: 60, perMinute: 1 }),
})

const createWriting = (limit: Limit, shared: Database | undefined): Budget =>
  shared ? createSharedBudget(shared, 'writing', limit) : createBudget(limit)
