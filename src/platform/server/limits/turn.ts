/** Whose request is running, for code that waits on its behalf. Only set with PostgreSQL: SQLite answers without waiting. */
import { AsyncLocalStorage } from 'node:async_hooks'

type Turn = {
  /** The place that the request comes from. */
  readonly place: string
  /** Resolves when it is the turn of the place on the event loop. */
  readonly wait: () => Promise<void>
}

export const turns = new AsyncLocalStorage<Turn>()
