import { createBudget } from './budget.ts'
import { createShare } from './share.ts'

export type Budgets = ReturnType<typeof createBudgets>

/** The budgets of the server. Each is spent by the id of a row. */
export const createBudgets = ({ mostWrites = 200 } = {}) => ({
  /** Every call of a person that may change something. */
  writing: createBudget({ most: mostWrites, perMinute: 60 }),
  /** Uploads that one person sends at once. */
  uploads: createShare(20),
  /** Reading a secret address, which needs no session: calendar apps read several times a day. */
  feeds: createBudget({ most: 60, perMinute: 1 }),
})
