/** Checks who sends a request, and about which pregnancy. Only this file creates a `UserId` or a `PregnancyId`. */
import { hash, randomBytes } from 'node:crypto'
import type { Language } from '#language/languages.ts'
import type { Access } from '../shared/contract.ts'
import { AppError } from '../shared/errors.ts'
import type { AdminStep, Role } from '../shared/role.ts'
import { isGranted, type Need, type Rights } from '../shared/section.ts'
import type { Database } from './database/database.ts'

declare const checked: unique symbol
type Checked<Name extends string> = number & { readonly [checked]: Name }

/** The person of a valid session. */
export type UserId = Checked<'user'>
/** A pregnancy whose members include the session's person. Every query of a family's data requires such an id. */
export type PregnancyId = Checked<'pregnancy'>

export type SignedIn = {
  readonly sessionId: number
  readonly userId: UserId
  readonly language: Language
  /** Whether this person may begin a journey of their own. */
  readonly mayBeginJourney: boolean
  /** Whether the person used a second factor to sign in to this session, or added their first factor during it. */
  readonly hasPassedSecondStep: boolean
  readonly membership: {
    readonly pregnancyId: PregnancyId
    readonly role: Role
    /** The step that this admin must still take, or null. Until then they count as `family`, with every right in all sections. */
    readonly adminStep: AdminStep | null
  } | null
}

export type Member = SignedIn & { readonly pregnancyId: PregnancyId; readonly role: Role }

export type ActorOf<A extends Access> = A extends 'anyone' ? SignedIn | null : A extends 'signed-in' ? SignedIn : Member

/** A session in the database, with the membership in the requested pregnancy, or else in the session's current one. */
export type SessionRow = {
  sessionId: number
  userId: number
  language: Language
  mayBeginJourney: boolean
  hasPassedSecondStep: boolean
  pregnancyId: number | null
  role: Role | null
  adminStep: AdminStep | null
}

/** Finds a session that is still valid at `now` by the hash of its token. */
export type FindSession = (
  db: Database,
  key: { tokenHash: string; pregnancyId: number | null; now: Date },
) => Promise<SessionRow | undefined>

/**
 * Finds which of these sessions are valid at `now` and show this pregnancy, with the role of their person in it. An
 * admin who still has to take a second step counts as `family`.
 */
export type FindSessionRoles = (
  db: Database,
  key: { sessionIds: readonly number[]; pregnancyId: PregnancyId; now: Date },
) => Promise<ReadonlyMap<number, Role>>

/** Finds the rights that the admins give a role in the sections of their journey. Admins have every right. */
export type FindRights = (db: Database, member: { pregnancyId: number; role: Role }) => Promise<Rights>

/** A random secret as base64url: 24 bytes by default, which make 32 characters. */
export const drawToken = (bytes = 24): string => randomBytes(bytes).toString('base64url')

/** The SHA-256 of a token, hexadecimal. The database stores only this hash, not the token. */
export const hashToken = (token: string): string => hash('sha256', token)

/** The person of the session; null if the session is not valid. */
export function recognise(row: SessionRow | undefined): SignedIn | null {
  if (!row) return null
  const { sessionId, language, mayBeginJourney, hasPassedSecondStep, pregnancyId, role, adminStep } = row
  // This is the only place where numbers from the database are cast to checked ids.
  const membership = pregnancyId && role ? { pregnancyId: pregnancyId as PregnancyId, role, adminStep } : null
  return { sessionId, userId: row.userId as UserId, language, mayBeginJourney, hasPassedSecondStep, membership }
}

/** Returns the person if they have this access; otherwise throws. `named`: whether the path contains a pregnancy's id. */
export function admit(access: 'member' | 'admin', actor: SignedIn | null, named: boolean): Member
export function admit(access: Access, actor: SignedIn | null, named: boolean): SignedIn | Member | null
export function admit(access: Access, actor: SignedIn | null, named: boolean): SignedIn | Member | null {
  if (access === 'anyone') return actor
  if (!actor) throw new AppError('unauthorized')
  if (access === 'signed-in') return actor
  if (!actor.membership) {
    // Another family's pregnancy must look like one that does not exist.
    if (named) throw new AppError('not-found')
    throw new AppError(actor.mayBeginJourney ? 'no-journey' : 'invitation-required')
  }
  const { pregnancyId, role, adminStep } = actor.membership
  if (access === 'admin' && role !== 'admin') throw new AppError('admin-only')
  if (access === 'admin' && adminStep) refuseForStep(adminStep)
  return { ...actor, pregnancyId, role: roleFor(actor.membership) }
}

/** The role in this session. An admin who still has to take a step is `family`, with every right in all sections. */
export const roleFor = ({ role, adminStep }: NonNullable<SignedIn['membership']>): Role => (adminStep ? 'family' : role)

/** Throws the error that tells an admin to do this step first. */
export function refuseForStep(step: AdminStep): never {
  throw new AppError(step === 'set-up' ? 'second-step-missing' : 'second-step-not-passed')
}

/** Throws `section-closed` unless the member may do this in that section. */
export async function admitTo(need: Need, rights: Promise<Rights>): Promise<void> {
  if (!isGranted(await rights, need)) throw new AppError('section-closed')
}
