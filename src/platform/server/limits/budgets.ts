import type { Database } from '../database/database.ts'
import { type Budget, createBudget, type Limit } from './budget.ts'
import { createLimitPerPerson } from './limit-per-person.ts'
import { createSharedBudget } from './shared-budget.ts'
import { createSlowdown } from './slowdown.ts'

export type Budgets = ReturnType<typeof createBudgets>

const fiveSeconds = () => new Promise<void>((resolve) => setTimeout(resolve, 5000))

type Options = {
  readonly mostWrites?: number
  /** A database that several processes share. */
  readonly shared?: Database | undefined
}

/** The budgets of the server, and its slowdowns. A budget's spender is a person, or for `feeds` a calendar address. */
export const createBudgets = ({ mostWrites = 200, shared }: Options = {}) => ({
  /** Slows down sign-ins from unknown browsers while there are very many wrong passwords. */
  unknownBrowsers: createSlowdown(fiveSeconds),
  /** Slows down requests for a new-password link while there are very many requests. */
  resetRequests: createSlowdown(fiveSeconds),
  /** Slows down joining by an invite code while somebody is guessing codes. */
  codeGuesses: createSlowdown(fiveSeconds),
  /** Limits how often one person may send requests that change something. */
  writing: createWriting({ most: mostWrites, perMinute: 60 }, shared),
  /** Limits how many uploads of one person run at the same time. */
  uploads: createLimitPerPerson(20),
  /** Limits how often one secret calendar address is read. Calendar apps read it several times a day, without a session. */
  feeds: createBudget({ most: 60, perMinute: 1 }),
})

const createWriting = (limit: Limit, shared: Database | undefined): Budget =>
  shared ? createSharedBudget(shared, 'writing', limit) : createBudget(limit)
