import { type DestinationStream, type Logger, pino } from 'pino'
import type { Environment } from './environment.ts'

/**
 * The log: JSON lines about the program, never about people. It contains routes, codes, counts and fixed texts, but no
 * name, health data, address or token, and no content of a request or response.
 */
export const createLog = (level: Environment['logLevel'], destination?: DestinationStream): Logger =>
  pino({ level, base: null, serializers: { error: describeError } }, destination)

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  // A database driver repeats the values of a row in its message and details, so only its code is logged.
  const { code } = error as { code?: unknown }
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  return { type: error.name, ...(typeof code === 'string' && { code }), stack: frames.slice(0, 12).join('\n') }
}
