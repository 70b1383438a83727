/** Every setting of an installation, read and checked once at start. */
import { join, resolve } from 'node:path'
import { EnvironmentError, readList, readPort, readSwitch, readUrl } from './read-setting.ts'
import { type Bucket, readPhotoStore } from './storage/read-photo-store.ts'

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

export type Environment = Readonly<{
  host: string
  port: number
  dataDir: string
  /** The public address of this installation, without a path; null if it is not set. */
  publicUrl: URL | null
  databaseUrl: string | null
  /** The bucket that stores the photos; null if they are in the data folder. */
  photoStore: Bucket | null
  /** The folder of the backups. */
  backupDir: string
  smtpUrl: URL | null
  mailFrom: string | null
  /** The token with which a monitoring system reads `/metrics`; null if nobody may read it. */
  metricsToken: string | null
  firstAdmin: { email: string; password: string } | null
  openRegistration: boolean
  /** Proxies whose X-Forwarded-For header is trusted, as addresses or subnets. */
  trustedProxies: readonly string[]
  logLevel: (typeof logLevels)[number]
}>

/** Throws EnvironmentError, whose message names the invalid variable. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const value = (name: string) => variables[name]?.trim() || null
  const smtpUrl = readUrl('SMTP_URL', value('SMTP_URL'), ['smtp:', 'smtps:'])
  const mailFrom = readMailFrom(value('MAIL_FROM'), smtpUrl)
  const dataDir = resolve(value('DATA_DIR') ?? './data')

  return {
    host: value('HOST') ?? '127.0.0.1',
    port: readPort('PORT', value('PORT') ?? '3000'),
    dataDir,
    publicUrl: readPublicUrl(value('PUBLIC_URL'), smtpUrl),
    databaseUrl: readUrl('DATABASE_URL', value('DATABASE_URL'), ['postgres:', 'postgresql:'])?.href ?? null,
    photoStore: readPhotoStore(value),
    backupDir: resolve(value('BACKUP_DIR') ?? join(dataDir, 'backups')),
    smtpUrl,
    mailFrom,
    metricsToken: readMetricsToken(value('METRICS_TOKEN')),
    firstAdmin: readFirstAdmin(value('ADMIN_EMAIL'), variables.ADMIN_PASSWORD || null),
    openRegistration: readSwitch('OPEN_REGISTRATION', value('OPEN_REGISTRATION')),
    trustedProxies: readList('TRUST_PROXY', value('TRUST_PROXY')),
    logLevel: readLogLevel(value('LOG_LEVEL')),
  }
}

function readPublicUrl(text: string | null, smtpUrl: URL | null): URL | null {
  const url = readUrl('PUBLIC_URL', text, ['http:', 'https:'])
  if (url && (url.pathname !== '/' || url.search || url.hash || url.username || url.password))
    throw new EnvironmentError('PUBLIC_URL', 'must be only a scheme and a host, like https://nestling.example')
  if (smtpUrl && !url)
    throw new EnvironmentError('PUBLIC_URL', 'is needed when SMTP_URL is set: links in mail begin with it')
  return url
}

function readMailFrom(text: string | null, smtpUrl: URL | null): string | null {
  if (text && !/^[^\r\n@]+@[^\r\n@]+$/.test(text)) throw new EnvironmentError('MAIL_FROM', 'must be an email address')
  if (smtpUrl && !text) throw new EnvironmentError('MAIL_FROM', 'is needed when SMTP_URL is set')
  return text
}

function readMetricsToken(text: string | null): string | null {
  if (text !== null && !/^[!-~]{16,}$/.test(text))
    throw new EnvironmentError('METRICS_TOKEN', 'must have 16 or more letters, digits or signs, without spaces')
  return text
}

function readFirstAdmin(email: string | null, password: string | null) {
  if (email && !password) throw new EnvironmentError('ADMIN_PASSWORD', 'is needed when ADMIN_EMAIL is set')
  if (password && !email) throw new EnvironmentError('ADMIN_EMAIL', 'is needed when ADMIN_PASSWORD is set')
  return email && password ? { email, password } : null
}

function readLogLevel(text: string | null): Environment['logLevel'] {
  const level = logLevels.find((known) => known === (text ?? 'info'))
  if (!level) throw new EnvironmentError('LOG_LEVEL', `must be one of ${logLevels.join(', ')}`)
  return level
}
