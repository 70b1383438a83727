/** If a change is refused because somebody else saved first, tells the client who saved and when. */
import { AppError } from '../../shared/errors.ts'
import type { HttpRequest } from '../http/wire/request.ts'
import type { Services } from '../services.ts'
import type { SignedIn } from '../session.ts'
import { isNewTo, type VersionField, versionIn } from './check-version.ts'

type Saving = {
  readonly services: Pick<Services, 'db' | 'lastSaves' | 'findMember'>
  readonly request: HttpRequest
  readonly actor: SignedIn | null
  readonly field: VersionField
  readonly now: Date
}

/**
 * Runs a call. If the call is versioned and about a journey, remembers who saved, or adds to a refusal who saved the present
 * version. Names only members, because members see each other's names.
 */
export async function tellWhoSaved(
  { services, request, actor, field, now }: Saving,
  run: () => Promise<string>,
): Promise<string> {
  if (!field?.isChecked || field.isOwn || !actor?.membership) return run()
  const { db, lastSaves, findMember } = services
  const { userId } = actor
  const { pregnancyId } = actor.membership
  const thing = `${pregnancyId} ${request.path} ${field.name}`
  try {
    const body = await run()
    const version = versionIn(field, body)
    // If the version is still the one that the caller saw, the save has changed nothing.
    if (version !== undefined && isNewTo(request, version))
      lastSaves.note(thing, { version, userId, at: now.toISOString() })
    return body
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'changed-meanwhile')) throw error
    const { present } = error.details
    const save = lastSaves.find(thing, Object(present)[field.name])
    const member = save && (await findMember(db, { pregnancyId, userId: save.userId }))
    if (!member) throw error
    const lastSave = { firstName: member.firstName, isYou: save.userId === userId, at: save.at }
    throw new AppError('changed-meanwhile', { present, lastSave })
  }
}
