/**
 * Says which client network the running request comes from. Only PostgreSQL needs this: its queries are
 * asynchronous, those of SQLite are synchronous.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

type Turn = {
  /** The client network of the request (`networkOf` in `http/address.ts`). */
  readonly network: string
  /** Resolves when this network may use the event loop (`http/wire/loop-budget.ts`). */
  readonly wait: () => Promise<void>
}

export const currentTurn = new AsyncLocalStorage<Turn>()
