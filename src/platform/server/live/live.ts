/**
 * Tells open pages which GET calls have new responses, so the pages repeat these calls. A message never contains a response.
 * Before each message, one query checks which sessions may still read the journey, and the connections of all others end.
 */
import type { Readable } from 'node:stream'
import { AppError } from '../../shared/errors.ts'
import type { OnChange, Watch } from '../database/watch/watch.ts'
import { currentTurn } from '../limits/turn.ts'
import type { Services } from '../services.ts'
import type { FindSessionRoles, Member, PregnancyId } from '../session.ts'
import {
  addChangedCalls,
  type Connection,
  createConnections,
  end,
  refuse,
  sendChangedCalls,
  sendNothingNew,
  sendReach,
} from './connections.ts'
import { type LiveTable, listLiveTables } from './live-calls.ts'
import { createRecentChanges, type RecentChanges } from './recent-changes.ts'

const mostOpen = 2000
/** The interval of messages without changes. It is short, because proxies close connections that are silent for longer. */
const beatMs = 20_000
/** A connection ends after this time. The page opens another one, for which its session is checked in full. */
const longestMs = 600_000
/** A page's data can be this much older than the page says, because its request takes time to arrive. */
const slackMs = 30_000
/** After missed changes, each page refetches everything at a random moment within this time, so not all do so at once. */
const spreadMs = 5000

type Parts = Pick<Services, 'features' | 'db' | 'findRights' | 'listOwnJourneys' | 'clock' | 'log'> & {
  readonly watch: Watch
  readonly findSessionRoles: FindSessionRoles
}

type Watching = { readonly recent: RecentChanges; readonly stop: () => Promise<void> }

export type Live = ReturnType<typeof createLive>

export function createLive(parts: Parts) {
  const { features, db, watch, findSessionRoles, findRights, listOwnJourneys, clock, log } = parts
  const tables = new Map(listLiveTables(features).map((table) => [table.table, table]))
  const connections = createConnections()
  /** The journeys with connections that have something to check or to send. */
  const toCheck = new Set<PregnancyId>()
  let watching: Promise<Watching> | undefined
  let isChecking = false
  let isClosed = false

  function note(connection: Connection, calls: LiveTable['calls']) {
    addChangedCalls(connection, calls)
    toCheck.add(connection.pregnancyId)
  }

  /**
   * A request may start the watch, but the watch outlives that request. So the watch runs outside of the request's
   * turn.
   */
  const beginWatching = () =>
    currentTurn.exit(async (): Promise<Watching> => {
      const recent = createRecentChanges()
      const stopWatch = await watch([...tables.values()], (changes) => noteChanges(recent, changes))
      recent.noteComplete(performance.now())
      const beat = setInterval(sendBeat, beatMs).unref()
      return {
        recent,
        stop: () => {
          clearInterval(beat)
          return stopWatch()
        },
      }
    })

  function noteChanges(recent: RecentChanges, changes: Parameters<OnChange>[0]) {
    if (changes === 'unknown') noteGap(recent)
    else
      for (const { table, ownerId } of changes) {
        const live = tables.get(table)
        if (live?.owner === 'journey') noteChange(recent, live, ownerId)
        if (live?.owner === 'person') notePersonsChange(recent, live, ownerId)
      }
    void checkAll()
  }

  /** Handles missed changes: checks every session now. Pages that stay connected refetch everything within `spreadMs`. */
  function noteGap(recent: RecentChanges) {
    recent.noteComplete(performance.now() + spreadMs)
    for (const connection of connections.all()) {
      note(connection, [])
      const refetchAll = () => {
        note(connection, 'all')
        void checkAll()
      }
      setTimeout(refetchAll, spreadMs * Math.random()).unref()
    }
  }

  function noteChange(recent: RecentChanges, { table, calls }: LiveTable, pregnancyId: number) {
    recent.note(pregnancyId, table, performance.now())
    for (const connection of connections.ofJourney(pregnancyId)) note(connection, calls)
  }

  function notePersonsChange(recent: RecentChanges, live: LiveTable, userId: number) {
    for (const connection of connections.ofPerson(userId)) note(connection, live.calls)
    if (live.isPrivate) return recent.notePrivate(userId, live.table, performance.now())
    // The members of a journey see each other's names and pictures, so the other members' pages are told, too.
    if (live.calls.length > 0) void noteInJourneysOf(recent, live, userId)
  }

  async function noteInJourneysOf(recent: RecentChanges, live: LiveTable, userId: number) {
    try {
      const journeys = await listOwnJourneys(db, userId)
      for (const { pregnancyId } of journeys) noteChange(recent, live, pregnancyId)
    } catch (error) {
      log.warn({ error }, 'open pages could not be told of a change')
      noteGap(recent)
    }
    void checkAll()
  }

  /** Sends the changed calls of each connection whose session is still valid, until none are left to send. */
  async function checkAll() {
    if (isChecking) return
    isChecking = true
    // The loop also visits journeys that are added to the set meanwhile.
    for (const pregnancyId of toCheck) {
      toCheck.delete(pregnancyId)
      await currentTurn.exit(() => check(pregnancyId))
    }
    isChecking = false
  }

  async function check(pregnancyId: PregnancyId) {
    const due = [...connections.ofJourney(pregnancyId)].filter(({ changedCalls }) => changedCalls !== null)
    // Taken before the query, so that a change during the query is checked again.
    const callsByConnection = new Map(due.map((connection) => [connection, connection.changedCalls]))
    for (const connection of due) connection.changedCalls = null
    try {
      const sessionIds = [...new Set(due.map(({ sessionId }) => sessionId))]
      const roles = await findSessionRoles(db, { sessionIds, pregnancyId, now: clock() })
      const byRole = new Map(
        await Promise.all(
          [...new Set(roles.values())].map(
            async (role) => [role, await findRights(db, { pregnancyId, role })] as const,
          ),
        ),
      )
      for (const [connection, calls] of callsByConnection) {
        const role = roles.get(connection.sessionId)
        const rights = role && byRole.get(role)
        if (!role || !rights) refuse(connection)
        else if (calls) sendChangedCalls(connection, calls, role, rights)
      }
    } catch (error) {
      // The pages refetch when they are connected again.
      log.warn({ error }, 'open pages could not be told of a change')
      for (const connection of due) end(connection)
    }
  }

  function sendBeat() {
    const now = performance.now()
    for (const connection of connections.all())
      if (now - connection.openedAt > longestMs) end(connection)
      else sendNothingNew(connection)
  }

  /** Starts to watch the database for changes. If this fails, the next call tries again. */
  function startWatching() {
    if (isClosed) throw new AppError('unavailable')
    watching ??= beginWatching().catch((error) => {
      watching = undefined
      throw error
    })
    return watching
  }

  return {
    /** Begins to remember changes, for pages that connect later. Otherwise this begins with the first connection. */
    start: async (): Promise<void> => void (await startWatching()),

    /**
     * Opens a connection for a page whose data is this many seconds old. Throws `too-busy` if too many are open. The first
     * messages tell how far back the server remembers changes, and what has changed since the page's data was loaded.
     */
    async open(member: Member, secondsOld: number): Promise<Readable> {
      const missedSince = performance.now() - secondsOld * 1000 - slackMs
      const { recent } = await startWatching()
      if (isClosed) throw new AppError('unavailable')
      if (connections.count >= mostOpen) throw new AppError('too-busy', { retryAfterSeconds: 60 })
      const connection = connections.open(member, performance.now())
      sendReach(connection, recent.reach(connection.openedAt))
      sendNothingNew(connection)
      for (const table of recent.since(member, missedSince)) note(connection, tables.get(table)?.calls ?? [])
      // The session may have ended since the request was admitted.
      note(connection, [])
      void checkAll()
      return connection.stream
    },

    /** Ends all connections, and refuses new ones. */
    async close(): Promise<void> {
      isClosed = true
      for (const connection of connections.all()) end(connection)
      const begun = await watching?.catch(() => undefined)
      await begun?.stop()
    },
  }
}
