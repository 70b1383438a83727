/** Metrics for a monitoring system, in the OpenMetrics format. Reading them needs METRICS_TOKEN. */
import { hash, timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client'
import { AppError } from '../../shared/errors.ts'
import { findLastBackup } from '../backup/last-backup.ts'
import type { Answer } from '../http/answer.ts'
import { type HttpRequest, headerOf } from '../http/wire/request.ts'
import type { Services } from '../services.ts'

export type Metrics = {
  /** Counts a finished request. */
  observe(request: HttpRequest, status: number, seconds: number): void
  /** The current metrics. Throws `unauthorized` without the token. */
  answer(request: HttpRequest): Promise<Answer>
}

type Sources = Pick<Services, 'db' | 'reserve' | 'faults' | 'clock'>
type Parts = Sources & Pick<Services, 'log'> & { token: string; isReady: () => Promise<boolean> }

export function createMetrics({ token, isReady, log, ...sources }: Parts): Metrics {
  const registry = new Registry<OpenMetricsContentType>()
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'nestling_request_duration_seconds',
    help: 'Seconds until the response to a request is ready, without the time to send it.',
    labelNames: ['kind', 'method', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5, 30],
    registers: [registry],
  })
  const gauges = Object.entries(helps).map(([name, help]) => {
    const gauge = new Gauge({ name: `nestling_${name}`, help, registers: [registry] })
    return [name as Name, gauge] as const
  })

  return {
    observe({ method, path }, status, seconds) {
      const kind = path.startsWith('/api/') ? 'call' : 'page'
      requests.observe({ kind, method: methods.has(method) ? method : 'other', status }, seconds)
    },
    async answer(request) {
      if (!isToken(headerOf(request, 'authorization'), token)) throw new AppError('unauthorized')
      const ready = await isReady()
      const figures = ready
        ? await measure(sources).catch((error) => void log.warn({ error }, 'the metrics cannot be read'))
        : undefined
      const known: Partial<Figures> = { ...figures, ready: figures ? 1 : 0 }
      // A metric that cannot be read now is left out, instead of repeating its last value.
      for (const [name, gauge] of gauges) known[name] === undefined ? gauge.remove() : gauge.set(known[name])
      return {
        status: 200,
        headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
        body: await registry.metrics(),
      }
    },
  }
}

const helps = {
  ready: 'Whether the database and the photo store answer.',
  disk_free_bytes: 'Free bytes on the disk of the data folder.',
  disk_size_bytes: 'The size in bytes of the disk of the data folder.',
  faults: 'The number of kinds of faults within the last day that an operator has to fix.',
  last_backup_timestamp_seconds: 'When the last complete backup began; 0 if there is none.',
  last_backup_failed: 'Whether a backup after the last complete one failed.',
  messages_waiting: 'The number of messages that wait to be sent by mail.',
  unknown_files: 'The number of photo files without a row in the database. They were moved to the folder “unknown”.',
} as const
type Name = keyof typeof helps
type Figures = Record<Name, number>

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

async function measure({ db, reserve, faults, clock }: Sources): Promise<Omit<Figures, 'ready'>> {
  const [last, ended, waiting, installation] = await Promise.all([
    findLastBackup(db, clock()),
    db
      .selectFrom('backups')
      .select('failure')
      .where('ended_at', 'is not', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('letters')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('next_attempt_at', 'is not', null)
      .executeTakeFirstOrThrow(),
    db.selectFrom('installation').select('unknown_files').executeTakeFirstOrThrow(),
  ])
  const { free, size } = reserve.measure()
  return {
    disk_free_bytes: free,
    disk_size_bytes: size,
    faults: faults.list().length,
    last_backup_timestamp_seconds: last.isBackup ? last.at.getTime() / 1000 : 0,
    last_backup_failed: ended?.failure ? 1 : 0,
    messages_waiting: Number(waiting.count),
    unknown_files: installation.unknown_files,
  }
}

/** Compares in constant time, so that the duration does not reveal how much of the token was right. */
const isToken = (header: string | undefined, token: string): boolean =>
  timingSafeEqual(hash('sha256', header ?? '', 'buffer'), hash('sha256', `Bearer ${token}`, 'buffer'))
