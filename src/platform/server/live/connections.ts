import { Readable } from 'node:stream'
import type { Role } from '../../shared/role.ts'
import { isGranted, type Rights } from '../../shared/section.ts'
import type { Member, PregnancyId } from '../session.ts'
import type { LiveCall } from './live-calls.ts'

/** The GET calls whose responses have changed. */
export type ChangedCalls = Set<LiveCall> | 'all'

export type Connection = {
  readonly sessionId: number
  readonly userId: number
  readonly pregnancyId: PregnancyId
  readonly openedAt: number
  readonly stream: Readable
  /** Whether messages can still be sent. */
  isOpen: boolean
  /** Changed calls that were not sent yet. An empty set: only the session is checked. Null: there is nothing to do. */
  changedCalls: ChangedCalls | null
}

/** The maximum number of connections of one person. Opening one more ends the oldest. */
const mostPerPerson = 5
/** A page that leaves more than this unread is disconnected. It refetches when it reconnects. */
const mostUnreadBytes = 65_536

/** The open connections by journey and by person. A connection is removed when its stream closes. */
export function createConnections() {
  const byJourney: Groups = new Map()
  const byPerson: Groups = new Map()
  let count = 0

  return {
    get count() {
      return count
    },
    ofPerson: (userId: number): Iterable<Connection> => byPerson.get(userId) ?? [],
    ofJourney: (pregnancyId: number): Iterable<Connection> => byJourney.get(pregnancyId) ?? [],
    *all(): Iterable<Connection> {
      for (const connections of byJourney.values()) yield* connections
    },

    open({ sessionId, userId, pregnancyId }: Member, openedAt: number): Connection {
      const stream = new Readable({ read() {} })
      const connection: Connection = {
        sessionId,
        userId,
        pregnancyId,
        openedAt,
        stream,
        isOpen: true,
        changedCalls: null,
      }
      addTo(byJourney, pregnancyId, connection)
      const [oldest, ...newer] = addTo(byPerson, userId, connection)
      count++
      // Browsers may leave a connection without closing it, so the oldest one is the least likely to be in use.
      if (oldest && newer.length >= mostPerPerson) end(oldest)
      stream.once('close', () => {
        connection.isOpen = false
        removeFrom(byJourney, pregnancyId, connection)
        removeFrom(byPerson, userId, connection)
        count--
      })
      return connection
    },
  }
}

type Groups = Map<number, Set<Connection>>

function addTo(groups: Groups, key: number, connection: Connection): ReadonlySet<Connection> {
  const group = groups.get(key) ?? new Set()
  groups.set(key, group.add(connection))
  return group
}

function removeFrom(groups: Groups, key: number, connection: Connection): void {
  const group = groups.get(key)
  group?.delete(connection)
  if (group?.size === 0) groups.delete(key)
}

/** Adds calls to a connection's changed calls. */
export function addChangedCalls(connection: Connection, calls: readonly LiveCall[] | 'all'): void {
  if (calls === 'all' || connection.changedCalls === 'all') connection.changedCalls = 'all'
  else {
    connection.changedCalls ??= new Set()
    for (const call of calls) connection.changedCalls.add(call)
  }
}

/** Sends the paths of those calls that the person may make: a JSON list, or `"*"` for all calls. */
export function sendChangedCalls(connection: Connection, calls: ChangedCalls, role: Role, rights: Rights): void {
  const isOpen = ({ access, may }: LiveCall) =>
    (access !== 'admin' || role === 'admin') && (!may || isGranted(rights, may))
  const paths = calls === 'all' ? '*' : [...calls].filter(isOpen).map(({ path }) => path)
  // If the person may not see any of the changes, nothing is sent, so the page does not learn that there was a change.
  if (paths.length > 0) send(connection, paths)
}

/**
 * Tells the page how far back the server remembers every change. A page with older data refetches everything. The browser
 * computes the age of its data when this message arrives, so the time that the request takes does not matter.
 */
export function sendReach({ stream }: Connection, reachMs: number): void {
  stream.push(`event: reach\ndata: ${reachMs / 1000}\n\n`)
}

/** Tells the page that it has missed nothing until now. */
export const sendNothingNew = (connection: Connection): void => send(connection, [])

function send({ stream, isOpen }: Connection, paths: readonly string[] | '*') {
  if (!isOpen) return
  stream.push(`data: ${JSON.stringify(paths)}\n\n`)
  if (stream.readableLength > mostUnreadBytes) stream.destroy()
}

/** Ends the connection. The page opens another one after a while. */
export function end(connection: Connection): void {
  if (connection.isOpen) connection.stream.push(null)
  connection.isOpen = false
}

/** Ends the connection of a session that may no longer read the journey. The page refetches everything, and leaves. */
export function refuse(connection: Connection): void {
  send(connection, '*')
  end(connection)
}
