import { createBudget } from './budget.ts'

export type Budgets = ReturnType<typeof createBudgets>

/** What may be done often, but not without end. Each is spent by the id of a row. */
export const createBudgets = () => ({
  /** Reading a secret address, which needs no session: calendar apps read several times a day. */
  feeds: createBudget({ most: 60, perMinute: 1 }),
})
