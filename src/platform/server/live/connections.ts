import { Readable } from 'node:stream'
import type { Role } from '../../shared/role.ts'
import { isGranted, type Rights } from '../../shared/section.ts'
import { createTally } from '../limits/tally.ts'
import type { Member, PregnancyId } from '../session.ts'
import type { LiveCall } from './live-calls.ts'

/** The calls that have new responses. */
export type News = Set<LiveCall> | 'all'

export type Connection = {
  readonly sessionId: number
  readonly userId: number
  readonly pregnancyId: PregnancyId
  readonly openedAt: number
  readonly stream: Readable
  /** What the page has not been told yet. Null: its session need not be checked, either. */
  news: News | null
}

/** A page that leaves this much unread is disconnected. It refetches when it is back. */
const mostUnreadBytes = 65_536

/** The open connections by journey. A connection is removed when its stream closes. */
export function createConnections() {
  const byJourney = new Map<number, Set<Connection>>()
  const countByPerson = createTally<number>()
  let count = 0

  return {
    get count() {
      return count
    },
    countOf: (userId: number) => countByPerson.get(userId),
    ofJourney: (pregnancyId: number): Iterable<Connection> => byJourney.get(pregnancyId) ?? [],
    *all(): Iterable<Connection> {
      for (const connections of byJourney.values()) yield* connections
    },

    open({ sessionId, userId, pregnancyId }: Member, openedAt: number): Connection {
      const stream = new Readable({ read() {} })
      const connection: Connection = { sessionId, userId, pregnancyId, openedAt, stream, news: new Set() }
      const ofJourney = byJourney.get(pregnancyId) ?? new Set()
      byJourney.set(pregnancyId, ofJourney.add(connection))
      countByPerson.add(userId, 1)
      count++
      stream.once('close', () => {
        ofJourney.delete(connection)
        if (ofJourney.size === 0) byJourney.delete(pregnancyId)
        countByPerson.add(userId, -1)
        count--
      })
      return connection
    },
  }
}

/** Adds calls to what the page has to be told. */
export function addNews(connection: Connection, calls: readonly LiveCall[] | 'all'): void {
  if (calls === 'all' || connection.news === 'all') connection.news = 'all'
  else {
    connection.news ??= new Set()
    for (const call of calls) connection.news.add(call)
  }
}

/** Sends the paths of those calls that the person may make: a JSON list, or `"*"` for all calls. */
export function tell({ stream }: Connection, news: News, role: Role, rights: Rights): void {
  const isOpen = ({ access, may }: LiveCall) =>
    (access !== 'admin' || role === 'admin') && (!may || isGranted(rights, may))
  const paths = news === 'all' ? '*' : [...news].filter(isOpen).map(({ path }) => path)
  // A page learns nothing of a change that it may not see, not even that there was one.
  if (news !== 'all' && news.size > 0 && paths.length === 0) return
  send(stream, paths)
}

/** Tells the page that it has missed nothing until now. */
export const tellNothingNew = ({ stream }: Connection): void => send(stream, [])

function send(stream: Readable, paths: readonly string[] | '*') {
  stream.push(`data: ${JSON.stringify(paths)}\n\n`)
  if (stream.readableLength > mostUnreadBytes) stream.destroy()
}

/** Ends the connection. The page opens another one after a while. */
export const end = ({ stream }: Connection): void => void stream.push(null)

/** Ends the connection of a session that may no longer read the journey. The page finds that out at once. */
export function refuse(connection: Connection): void {
  send(connection.stream, '*')
  end(connection)
}
