import { readEnvironment } from '#platform/server/environment.ts'
import { addressOf } from '../server/listen.ts'
import { makeResetAnswer, ResetAnswer } from '../server/process/control.ts'
import { CommandError } from './command-error.ts'
import { askOrOpen } from './open-data.ts'

/** Returns a text with a one-time address, where the account’s owner can choose a new password. */
export async function resetPassword(args: readonly string[], variables: NodeJS.ProcessEnv): Promise<string> {
  const [email, ...more] = args
  if (!email || more.length > 0)
    throw new CommandError('Give the email of the account: npm run nestling -- reset-password EMAIL')
  const environment = readEnvironment(variables)
  const { host, port, publicUrl } = environment
  const publicAddress = publicUrl?.origin ?? addressOf(host, port)
  const answer = await askOrOpen(
    environment,
    { path: '/reset-password', body: { email }, answer: ResetAnswer },
    ({ db }) => makeResetAnswer({ db, publicAddress, now: new Date() }, email),
  )
  if ('message' in answer) throw new CommandError(answer.message)
  const until = `${answer.expiresAt.slice(0, 16).replace('T', ' ')} UTC`
  const removed = answer.removed.length > 0 ? `\nRemoved from this account: ${listOf(answer.removed)}.` : ''
  return `${email} can choose a new password here, once, until ${until}:\n${answer.address}${removed}`
}

const listOf = (words: readonly string[]) => new Intl.ListFormat('en').format(words)
