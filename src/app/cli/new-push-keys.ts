import { replacePushKeys } from '#features/push/server/public.ts'
import { readEnvironment } from '#platform/server/environment.ts'
import { NewPushKeysAnswer } from '../server/process/control.ts'
import { CommandError } from './command-error.ts'
import { askOrOpen } from './open-data.ts'

/** Replaces the key pair for notifications. Returns text that says what happens next. */
export async function newPushKeys(args: readonly string[], variables: NodeJS.ProcessEnv): Promise<string> {
  if (args.length > 0) throw new CommandError('This command takes no arguments: npm run nestling -- new-push-keys')
  const { forgotten } = await askOrOpen(
    readEnvironment(variables),
    { path: '/new-push-keys', body: {}, answer: NewPushKeysAnswer },
    async ({ db }) => ({ forgotten: await replacePushKeys(db, new Date()) }),
  )
  const devices = forgotten === 1 ? '1 device was' : `${forgotten} devices were`
  return `Notifications have a new key pair. ${devices} forgotten. Each device subscribes again by itself when its person opens Nestling.`
}
