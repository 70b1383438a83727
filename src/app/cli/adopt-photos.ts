import { readEnvironment } from '#platform/server/environment.ts'
import { describeStore } from '#platform/server/installation/check-store.ts'
import { freeStore } from '#platform/server/installation/store-mark.ts'
import { openStore } from '#platform/server/storage/open-store.ts'
import { CommandError } from './command-error.ts'

/** Removes the mark that ties the photos to a database, so the next start can use them with another database. */
export async function adoptPhotos(args: readonly string[], variables: NodeJS.ProcessEnv): Promise<string> {
  if (args.length > 0) throw new CommandError('This command takes no arguments: npm run nestling -- adopt-photos')
  const environment = readEnvironment(variables)
  await freeStore(openStore(environment))
  return `The next start takes over ${describeStore(environment)}. Nestling then moves photos that the database does not name into the folder “unknown” there, and deletes none.`
}
