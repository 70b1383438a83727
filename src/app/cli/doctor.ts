import { readEnvironment } from '#platform/server/environment.ts'
import { examine } from '#platform/server/health/examine.ts'
import { openStore } from '#platform/server/storage/open-store.ts'
import { withoutReserve } from '#platform/server/storage/reserve.ts'
import type { Finding } from '#platform/shared/health/finding.ts'
import { DoctorAnswer } from '../server/process/control.ts'
import { CommandError } from './command-error.ts'
import { askOrOpen } from './open-data.ts'

/** Milliseconds to wait for the findings. The slowest check waits for a mail server that does not answer. */
const timeoutMs = 120_000

/** Checks the installation and returns one line for each finding. Throws the lines as a CommandError if one is a fault. */
export async function doctor(args: readonly string[], variables: NodeJS.ProcessEnv): Promise<string> {
  if (args.length > 0) throw new CommandError('This command takes no arguments: npm run nestling -- doctor')
  const environment = readEnvironment(variables)
  const call = { path: '/examine', body: {}, answer: DoctorAnswer, timeoutMs } as const
  const findings = await askOrOpen(environment, call, (database) =>
    examine({
      db: database.db,
      environment,
      files: openStore(environment),
      reserve: withoutReserve(environment.dataDir),
      now: new Date(),
    }),
  )
  const lines = findings.map(({ topic, verdict, words }) => `${marks[verdict]} ${topic}: ${words}`).join('\n')
  if (findings.some(({ verdict }) => verdict === 'fault')) throw new CommandError(lines)
  return lines
}

const marks: Record<Finding['verdict'], string> = { good: '✓', advice: '!', fault: '✗' }
