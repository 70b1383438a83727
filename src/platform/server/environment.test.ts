import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

describe('without any setting', () => {
  test('an installation serves only this machine, and its data folder is ./data', () => {
    expect(readEnvironment({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataDir: resolve('data'),
      publicUrl: null,
      databaseUrl: null,
      photoStore: null,
      backupDir: resolve('data/backups'),
      smtpUrl: null,
      mailFrom: null,
      metricsToken: null,
      firstAdmin: null,
      openRegistration: false,
      trustedProxies: [],
      logLevel: 'info',
    })
  })

  test('an empty or blank setting counts as not set', () => {
    const names = [
      'HOST',
      'PORT',
      'DATA_DIR',
      'PUBLIC_URL',
      'DATABASE_URL',
      'PHOTO_STORE',
      'BACKUP_DIR',
      'SMTP_URL',
      'MAIL_FROM',
      'METRICS_TOKEN',
    ]
    const others = ['ADMIN_EMAIL', 'OPEN_REGISTRATION', 'TRUST_PROXY', 'LOG_LEVEL']
    for (const empty of ['', '  '])
      expect(readEnvironment(Object.fromEntries([...names, ...others].map((name) => [name, empty])))).toEqual(
        readEnvironment({}),
      )
  })
})

const right: readonly [string, string, object][] = [
  ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
  ['PORT', '0', { port: 0 }],
  ['PORT', ' 65535 ', { port: 65_535 }],
  ['DATA_DIR', '/var/lib/nestling', { dataDir: '/var/lib/nestling', backupDir: '/var/lib/nestling/backups' }],
  ['DATA_DIR', 'elsewhere', { dataDir: resolve('elsewhere'), backupDir: resolve('elsewhere/backups') }],
  ['BACKUP_DIR', '/mnt/disk', { backupDir: '/mnt/disk' }],
  ['PUBLIC_URL', 'https://nestling.example', { publicUrl: new URL('https://nestling.example') }],
  ['PUBLIC_URL', 'http://192.168.1.5:8080/', { publicUrl: new URL('http://192.168.1.5:8080') }],
  ['DATABASE_URL', 'postgres://me:pw@db/nestling', { databaseUrl: 'postgres://me:pw@db/nestling' }],
  ['DATABASE_URL', 'postgresql://db/nestling', { databaseUrl: 'postgresql://db/nestling' }],
  ['MAIL_FROM', 'nest@nestling.example', { mailFrom: 'nest@nestling.example' }],
  ['METRICS_TOKEN', 'abcdefghijklm-16', { metricsToken: 'abcdefghijklm-16' }],
  ['OPEN_REGISTRATION', '1', { openRegistration: true }],
  ['OPEN_REGISTRATION', '0', { openRegistration: false }],
  ['TRUST_PROXY', '10.0.0.0/8, ::1 ,', { trustedProxies: ['10.0.0.0/8', '::1'] }],
  ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
]

test.each(right)('%s may be %j', (name, value, expected) => {
  expect(readEnvironment({ [name]: value })).toMatchObject(expected)
})

const port = 'PORT must be a port number from 0 to 65535.'
const origin = 'PUBLIC_URL must be only a scheme and a host, like https://nestling.example.'
const subnets = 'TRUST_PROXY must be IP addresses or subnets like 10.0.0.0/8, separated by commas.'
const database = 'DATABASE_URL must be an address that begins with postgres:// or postgresql://.'

const bucket = 's3://bucket?endpoint=https://a.example'
const store = 'PHOTO_STORE must be like s3://bucket?endpoint=https://s3.example&region=us-east-1.'
const key = 'PHOTO_STORE needs a key: s3://key:secret@…, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.'

const token = 'METRICS_TOKEN must have 16 or more letters, digits or signs, without spaces.'

const wrong: readonly [string, string, string][] = [
  ...['65536', '-1', '80.5', 'http', '0x50', '1e3', '080000'].map((value): [string, string, string] => [
    'PORT',
    value,
    port,
  ]),
  ['PUBLIC_URL', 'nestling.example', 'PUBLIC_URL must be an address that begins with http:// or https://.'],
  ['PUBLIC_URL', 'ftp://nestling.example', 'PUBLIC_URL must be an address that begins with http:// or https://.'],
  ['PUBLIC_URL', 'https://nestling.example/family', origin],
  ['PUBLIC_URL', 'https://nestling.example/?a=b', origin],
  ['PUBLIC_URL', 'https://nestling.example/#a', origin],
  ['PUBLIC_URL', 'https://me:pw@nestling.example', origin],
  ['PUBLIC_URL', 'https://:pw@nestling.example', origin],
  ['DATABASE_URL', 'mysql://db/nestling', database],
  ['DATABASE_URL', './data.db', database],
  ['PHOTO_STORE', 'https://bucket', 'PHOTO_STORE must be an address that begins with s3://.'],
  ...['s3://bucket', 's3://bucket?endpoint=x', 's3://B?endpoint=https://a.example', `${bucket}&acl=public`].map(
    (value): [string, string, string] => ['PHOTO_STORE', value, store],
  ),
  ['PHOTO_STORE', bucket, key],
  ['PHOTO_STORE', 's3://me@bucket?endpoint=https://a.example', key],
  ['SMTP_URL', 'mail.example', 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
  ['SMTP_URL', 'smtp://mail.example', 'MAIL_FROM is needed when SMTP_URL is set.'],
  ['METRICS_TOKEN', 'short', token],
  ['METRICS_TOKEN', 'sixteen or more letters', token],
  ['MAIL_FROM', 'nest', 'MAIL_FROM must be an email address.'],
  ['MAIL_FROM', 'nest@nestling.example\r\nBcc: eve@evil.example', 'MAIL_FROM must be an email address.'],
  ['ADMIN_EMAIL', 'nora@nestling.example', 'ADMIN_PASSWORD is needed when ADMIN_EMAIL is set.'],
  ['ADMIN_PASSWORD', 'seven quiet herons', 'ADMIN_EMAIL is needed when ADMIN_PASSWORD is set.'],
  ['OPEN_REGISTRATION', 'yes', 'OPEN_REGISTRATION must be 1 (on) or 0 (off).'],
  ['OPEN_REGISTRATION', 'true', 'OPEN_REGISTRATION must be 1 (on) or 0 (off).'],
  ...['1', 'true', 'proxy.example', '10.0.0.0/33', '10.0.0.0/8/8', '::1/129', '10.0.0/8', '10.0.0.1 10.0.0.2'].map(
    (value): [string, string, string] => ['TRUST_PROXY', value, subnets],
  ),
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of trace, debug, info, warn, error, silent.'],
]

test.each(wrong)('%s may not be %j, and the error says why', (name, value, sentence) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(new Error(sentence))
})

const mail = { SMTP_URL: 'smtps://me:s3cret@mail.example', MAIL_FROM: 'nest@nestling.example' }

test('SMTP_URL requires PUBLIC_URL, because links in mail begin with it', () => {
  expect(() => readEnvironment(mail)).toThrow(
    new Error('PUBLIC_URL is needed when SMTP_URL is set: links in mail begin with it.'),
  )
  expect(readEnvironment({ ...mail, PUBLIC_URL: 'https://nestling.example' })).toMatchObject({
    smtpUrl: new URL(mail.SMTP_URL),
    mailFrom: mail.MAIL_FROM,
  })
})

test('the key of a photo store may be in its address or in the AWS variables', () => {
  const photoStore = { name: 'bucket', endpoint: new URL('https://a.example'), region: 'eu-1', accessKeyId: 'me' }
  const address = 'bucket?endpoint=https://a.example&region=eu-1'
  const secretAccessKey = 's3/cret'
  expect(readEnvironment({ PHOTO_STORE: `s3://me:s3%2Fcret@${address}` }).photoStore).toEqual({
    ...photoStore,
    secretAccessKey,
  })
  const keys = { AWS_ACCESS_KEY_ID: 'me', AWS_SECRET_ACCESS_KEY: secretAccessKey }
  expect(readEnvironment({ PHOTO_STORE: `s3://${address}`, ...keys }).photoStore).toEqual({
    ...photoStore,
    secretAccessKey,
  })
})

test('a password may begin and end with spaces', () => {
  const { firstAdmin } = readEnvironment({ ADMIN_EMAIL: 'nora@nestling.example', ADMIN_PASSWORD: ' two herons ' })
  expect(firstAdmin).toEqual({ email: 'nora@nestling.example', password: ' two herons ' })
})

test('an error message never contains a secret', () => {
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL', 'PHOTO_STORE'])
    expect(() => readEnvironment({ [name]: 'ldap://me:s3cret@db' })).toThrow(/^(?!.*s3cret)/)
  expect(() => readEnvironment(mail)).toThrow(/^(?!.*s3cret)/)
})
