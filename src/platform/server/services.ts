import type { Logger } from 'pino'
import type { Language } from '#language/languages.ts'
import type { ErrorCode, Failures } from '../shared/errors.ts'
import type { Role } from '../shared/role.ts'
import type { Rights } from '../shared/section.ts'
import type { Database, Engine, OpenDatabase, Tx } from './database/database.ts'
import type { Environment } from './environment.ts'
import type { Emit } from './events.ts'
import type { Faults } from './faults.ts'
import type { Feature } from './feature/define-feature.ts'
import type { createAddressReader } from './http/address.ts'
import type { Guard } from './http/guard.ts'
import type { AnswerOnce } from './idempotency/answer-once.ts'
import type { Internet } from './internet/internet.ts'
import type { Budgets } from './limits/budgets.ts'
import type { Live } from './live/live.ts'
import type { FindRights, FindSession } from './session.ts'
import type { Reserve } from './storage/reserve.ts'
import type { FileStore } from './storage/store.ts'
import type { LastSaves } from './versions/last-saves.ts'

/** A journey that a person follows. */
export type OwnJourney = {
  readonly pregnancyId: number
  readonly babyName: string
  readonly role: Role
  /** The number of other members. `otherAdmins` counts the admins among them. */
  readonly others: number
  readonly otherAdmins: number
}

/** Lists a person's journeys in the order in which they joined them. The app builds this function from several features. */
export type ListOwnJourneys = (db: Database | Tx, userId: number) => Promise<OwnJourney[]>

/** Finds a member of a journey. Returns undefined for anybody else, also for somebody who has left or was only invited. */
export type FindMember = (
  db: Database,
  key: { pregnancyId: number; userId: number },
) => Promise<{ firstName: string } | undefined>

/** Finds the language of the person with this email, for a message to them; undefined if there is no such person. */
export type FindLanguage = (db: Database | Tx, email: string) => Promise<Language | undefined>

/** The services of the whole server, made once at start and passed to the code that needs them. */
export type Services = {
  /** Every feature's manifest. */
  readonly features: readonly Feature[]
  /** The error codes of all features, with their statuses and messages. */
  readonly failures: Readonly<Record<ErrorCode, Failures[string]>>
  /** The rights to see and add in all sections. Admins always have them. */
  readonly allRights: Rights
  readonly environment: Environment
  readonly db: Database
  readonly engine: Engine
  readonly isDatabaseInPlace: OpenDatabase['isDatabaseInPlace']
  readonly files: FileStore
  readonly reserve: Reserve
  readonly faults: Faults
  /** Requests to other servers; replaced in tests. */
  readonly internet: Internet
  readonly emit: Emit
  readonly budgets: Budgets
  readonly answerOnce: AnswerOnce
  readonly findSession: FindSession
  readonly findRights: FindRights
  readonly listOwnJourneys: ListOwnJourneys
  readonly findMember: FindMember
  readonly findLanguage: FindLanguage
  readonly lastSaves: LastSaves
  readonly live: Live
  /** The current time; fixed in tests. */
  readonly clock: () => Date
  readonly log: Logger
  readonly guard: Guard
  readonly readAddress: ReturnType<typeof createAddressReader>
}

/** Whether the public address of this installation uses https. */
export const servesHttps = ({ publicUrl }: Pick<Environment, 'publicUrl'>): boolean => publicUrl?.protocol === 'https:'
