/** Records the place of the running request, for code that waits. Used only with PostgreSQL: SQLite queries do not wait. */
import { AsyncLocalStorage } from 'node:async_hooks'

type Turn = {
  /** The place that the request comes from: the client's network. */
  readonly place: string
  /** Resolves when this place may use the event loop (`http/wire/loop-budget.ts`). */
  readonly wait: () => Promise<void>
}

export const currentTurn = new AsyncLocalStorage<Turn>()
