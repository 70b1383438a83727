/** A table to watch. Each of its rows belongs to the journey or person whose id is in `ownerColumn`. */
export type WatchedTable = { readonly table: string; readonly ownerColumn: string }

/** Some rows of this table, which belong to this owner, were inserted, updated or deleted. */
export type RowsChanged = { readonly table: string; readonly ownerId: number }

/** Receives after each commit what it has changed, or `unknown` if changes may have been missed. */
export type OnChange = (changes: readonly RowsChanged[] | 'unknown') => void

/** Calls `onChange` after each commit, by any process, that changes these tables. Resolves to a function that stops this. */
export type Watch = (tables: readonly WatchedTable[], onChange: OnChange) => Promise<() => Promise<void>>
