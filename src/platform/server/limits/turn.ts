/** Says which place the running request comes from. Only PostgreSQL needs this: its queries wait, those of SQLite do not. */
import { AsyncLocalStorage } from 'node:async_hooks'

type Turn = {
  /** The place that the request comes from: the client's network. */
  readonly place: string
  /** Resolves when this place may use the event loop (`http/wire/loop-budget.ts`). */
  readonly wait: () => Promise<void>
}

export const currentTurn = new AsyncLocalStorage<Turn>()
