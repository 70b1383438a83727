import type { Logger } from 'pino'
import type { Database, Engine } from './database/database.ts'
import type { Environment } from './environment.ts'
import type { Emit } from './events.ts'
import type { Feature } from './feature/define-feature.ts'
import type { createAddressReader } from './http/address.ts'
import type { Guard } from './http/guard.ts'
import type { Internet } from './internet/internet.ts'
import type { FindRights, FindSession } from './session.ts'
import type { FileStore } from './storage/store.ts'

/** What the whole server works with, made once at start and handed to whoever needs it. */
export type Services = {
  /** What every feature's manifest says. */
  readonly features: readonly Feature[]
  readonly environment: Environment
  readonly db: Database
  readonly engine: Engine
  readonly files: FileStore
  /** The internet; in tests a small one of their own. */
  readonly internet: Internet
  readonly emit: Emit
  readonly findSession: FindSession
  readonly findRights: FindRights
  /** The present; in tests a fixed one. */
  readonly clock: () => Date
  readonly log: Logger
  readonly guard: Guard
  readonly readAddress: ReturnType<typeof createAddressReader>
}

/** Whether people reach this installation over https. */
export const servesHttps = ({ publicUrl }: Pick<Environment, 'publicUrl'>): boolean => publicUrl?.protocol === 'https:'
