/** Creates the services of the server from its environment and its database. */
import type { Logger } from 'pino'
import { createFindRights } from '#features/membership/server/public.ts'
import {
  claims,
  createFindSession,
  findLanguage,
  findMember,
  findSessionRoles,
} from '#features/sign-in/server/public.ts'
import type { OpenDatabase } from '#platform/server/database/database.ts'
import type { Environment } from '#platform/server/environment.ts'
import { createEvents } from '#platform/server/events.ts'
import { createFaults } from '#platform/server/faults.ts'
import { createAddressReader } from '#platform/server/http/address.ts'
import { createGuard } from '#platform/server/http/guard.ts'
import { createAnswerOnce } from '#platform/server/idempotency/answer-once.ts'
import type { Internet } from '#platform/server/internet/internet.ts'
import { type Budgets, createBudgets } from '#platform/server/limits/budgets.ts'
import { createLive } from '#platform/server/live/live.ts'
import type { Services } from '#platform/server/services.ts'
import { openStore } from '#platform/server/storage/open-store.ts'
import { type Reserve, withoutReserve } from '#platform/server/storage/reserve.ts'
import { createLastSaves } from '#platform/server/versions/last-saves.ts'
import { allRights, failures, features, reactions } from './features.ts'
import { listOwnJourneys } from './list-own-journeys.ts'

type Parts = {
  environment: Environment
  database: OpenDatabase
  log: Logger
  clock: () => Date
  internet: Internet
  /** The disk reserve; by default there is none. */
  reserve?: Reserve
  budgets?: Budgets
}

export const createServices = ({
  environment,
  database: { db, engine, isDatabaseInPlace, watch },
  log,
  clock,
  internet,
  reserve,
  budgets,
}: Parts): Services => {
  const findRights = createFindRights(allRights)
  return {
    features,
    failures,
    allRights,
    environment,
    db,
    engine,
    isDatabaseInPlace,
    files: openStore(environment),
    faults: createFaults(clock),
    reserve: reserve ?? withoutReserve(environment.dataDir),
    internet,
    log,
    clock,
    emit: createEvents(reactions),
    budgets: budgets ?? createBudgets({ shared: engine === 'postgres' ? db : undefined }),
    answerOnce: createAnswerOnce(claims, engine),
    findSession: createFindSession({ environment, features }),
    findRights,
    listOwnJourneys,
    findMember,
    findLanguage,
    lastSaves: createLastSaves(),
    live: createLive({ features, db, watch, findSessionRoles, findRights, listOwnJourneys, clock, log }),
    guard: createGuard(environment),
    readAddress: createAddressReader(environment.trustedProxies),
  }
}
