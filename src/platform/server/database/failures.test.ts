import { expect, test } from 'vitest'
import { platformErrors } from '../../shared/errors.ts'
import { explainFailure } from './failures.ts'

const failure = (properties: object, message = 'x') => Object.assign(new Error(message), properties)

test.each([
  ['SQLite’s full disk', { errcode: 13 }],
  ['PostgreSQL’s full disk', { code: '53100' }],
  ['a full disk', { code: 'ENOSPC' }],
  ['an exceeded disk quota', { code: 'EDQUOT' }],
])('%s is reported as full storage', (_, properties) => {
  expect(explainFailure(failure(properties))).toMatchObject({ code: 'storage-full' })
  expect(platformErrors['storage-full'].status).toBe(507)
})

test.each([
  ['a damaged page of SQLite', { errcode: 11 }],
  ['a damaged index of SQLite', { errcode: 779 }],
  ['a file that is no database', { errcode: 26 }],
  ['a damaged page of PostgreSQL', { code: 'XX001' }],
  ['a damaged index of PostgreSQL', { code: 'XX002' }],
  ['a lost table of SQLite', { errcode: 1 }, 'no such table: contacts'],
  ['a lost column of SQLite', { errcode: 1 }, 'no such column: week'],
  ['a lost table of PostgreSQL', { code: '42P01' }],
  ['a lost column of PostgreSQL', { code: '42703' }],
])('%s is reported as damaged data', (_, properties, message?: string) => {
  expect(explainFailure(failure(properties, message))).toMatchObject({ code: 'data-damaged' })
  expect(platformErrors['data-damaged'].status).toBe(503)
})

test.each([
  ['a locked SQLite file', { errcode: 5 }, 'database-busy'],
  ['a busy SQLite snapshot', { errcode: 517 }, 'database-busy'],
  ['a read-only SQLite file', { errcode: 1032 }, 'database-read-only'],
  ['a disk that cannot be read', { errcode: 266 }, 'disk-failed'],
  ['a SQLite file that may not be opened', { errcode: 14 }, 'files-denied'],
  ['a disk that fails', { code: 'EIO' }, 'disk-failed'],
  ['a disk that is read-only', { code: 'EROFS' }, 'files-read-only'],
  ['a file without permission', { code: 'EACCES' }, 'files-denied'],
  ['too many open files', { code: 'EMFILE' }, 'too-many-files'],
  ['a PostgreSQL that is gone', { code: 'ECONNREFUSED' }, 'database-away'],
  ['a PostgreSQL that stops', { code: '57P01' }, 'database-away'],
  ['too many connections', { code: '53300' }, 'database-away'],
  ['a read-only PostgreSQL', { code: '25006' }, 'database-read-only'],
  ['a wrong password for PostgreSQL', { code: '28P01' }, 'database-denied'],
  ['a table without permission', { code: '42501' }, 'database-denied'],
  ['a PostgreSQL whose disk fails', { code: '58030' }, 'disk-failed'],
  ['a statement that took too long', { code: '57014' }, 'database-busy'],
  ['a deadlock', { code: '40P01' }, 'database-busy'],
])('%s is reported as temporarily unavailable', (_, properties, fault) => {
  const error = explainFailure(failure(properties))
  expect(error).toMatchObject({ code: 'unavailable', details: { fault, retryAfterSeconds: 5 } })
  expect(platformErrors.unavailable.status).toBe(503)
})

test.each(['timeout exceeded when trying to connect', 'Connection terminated unexpectedly'])(
  'the error message “%s” is reported as temporarily unavailable',
  (message) => {
    expect(explainFailure(failure({}, message))).toMatchObject({ code: 'unavailable' })
  },
)

test.each([
  ['a violated constraint of SQLite', failure({ errcode: 2067, code: 'ERR_SQLITE_ERROR' })],
  ['a violated constraint of PostgreSQL', failure({ code: '23505' })],
  ['a mistake in SQL', failure({ code: '42601' })],
  ['any other error', new TypeError('x is not a function')],
  ['a thrown value that is not an error', 'ECONNREFUSED'],
  ['undefined', undefined],
])('%s counts as a bug', (_, error) => {
  expect(explainFailure(error)).toBeUndefined()
})
