import { createBudget } from './budget.ts'
import { createPatience } from './patience.ts'
import { createShare } from './share.ts'

export type Budgets = ReturnType<typeof createBudgets>

const fiveSeconds = () => new Promise<void>((resolve) => setTimeout(resolve, 5000))

/** The budgets of the server. The spender is a person, or for `feeds` a calendar address. */
export const createBudgets = ({ mostWrites = 200 } = {}) => ({
  /** Signing in from unknown browsers, while very many do. */
  strangers: createPatience(fiveSeconds),
  /** Joining by code, while somebody guesses at codes. */
  newcomers: createPatience(fiveSeconds),
  /** Every call of a person that may change something. */
  writing: createBudget({ most: mostWrites, perMinute: 60 }),
  /** Uploads of one person that run at the same time. */
  uploads: createShare(20),
  /** Reading a secret calendar address, which needs no session. Calendar apps read it several times a day. */
  feeds: createBudget({ most: 60, perMinute: 1 }),
})
