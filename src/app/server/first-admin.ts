import { Credentials } from '#features/sign-in/contract.ts'
import { createFirstAdmin, isSetUp, openSetUp } from '#features/sign-in/server/public.ts'
import { EnvironmentError } from '#platform/server/read-setting.ts'
import type { Services } from '#platform/server/services.ts'
import { AppError } from '#platform/shared/errors.ts'

/** Makes the admin named by ADMIN_EMAIL and ADMIN_PASSWORD if nobody has an account. */
export async function makeFirstAdmin({ environment: { firstAdmin }, db, clock }: Services): Promise<void> {
  if (!firstAdmin || (await isSetUp(db))) return
  const credentials = Credentials.safeParse(firstAdmin)
  if (!credentials.success) {
    const isEmailValid = credentials.error.issues.every(({ path }) => path[0] !== 'email')
    throw isEmailValid
      ? new EnvironmentError('ADMIN_PASSWORD', 'must be 256 printable characters or fewer')
      : new EnvironmentError('ADMIN_EMAIL', 'must be an email address')
  }
  const { email, password } = credentials.data
  if ([...password].length < 10) throw new EnvironmentError('ADMIN_PASSWORD', 'must be 10 characters or more')
  const [firstName = email] = email.split('@')
  try {
    await createFirstAdmin(db, { email, password, firstName, lastName: '' }, clock())
  } catch (error) {
    // Another process of the same installation may have made the first admin meanwhile.
    if (error instanceof AppError && error.code === 'set-up-closed') return
    if (error instanceof AppError && error.details.fields)
      throw new EnvironmentError('ADMIN_PASSWORD', 'is too easy to guess, choose another')
    throw error
  }
}

/** The one-time path where the first admin makes an account; null once somebody has an account. */
export async function findSetUpPath({ db, clock }: Services): Promise<string | null> {
  if (await isSetUp(db)) return null
  // The secret follows the #, so it appears in no request line, log or Referer.
  return `/set-up#${await openSetUp(db, clock())}`
}
