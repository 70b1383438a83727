/** Notices changes of a SQLite database with temporary triggers. They exist only in this connection, not in the file. */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { OnChange, RowsChanged, Watch, WatchedTable } from './watch.ts'

type SqliteWatch = {
  readonly watch: Watch
  /** Call this after each statement. */
  readonly afterStatement: () => void
}

export function createSqliteWatch(sqlite: DatabaseSync): SqliteWatch {
  const listeners = new Set<OnChange>()
  const watched = new Set<string>()
  const changed = new Map<string, RowsChanged>()

  function noteChange(table: SQLOutputValue, ownerId: SQLOutputValue) {
    if (ownerId !== null) changed.set(`${table} ${ownerId}`, { table: String(table), ownerId: Number(ownerId) })
    return null
  }

  function addTriggers({ table, ownerColumn }: WatchedTable) {
    if (watched.size === 0) sqlite.function('note_change', noteChange)
    watched.add(table)
    for (const [action, row] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ])
      sqlite.exec(
        `create temp trigger watch_${table}_${action} after ${action} on main.${table} begin select note_change('${table}', ${row}.${ownerColumn}); end`,
      )
  }

  return {
    async watch(tables, onChange) {
      for (const table of tables) if (!watched.has(table.table)) addTriggers(table)
      listeners.add(onChange)
      return async () => void listeners.delete(onChange)
    },
    // A change that is rolled back is reported, too. Then pages refetch data that has not changed, which does no harm.
    afterStatement() {
      if (changed.size === 0 || sqlite.isTransaction) return
      const changes = [...changed.values()]
      changed.clear()
      for (const onChange of listeners) onChange(changes)
    },
  }
}
