import { describe, expect, test } from 'vitest'
import { AppError, type ErrorCode, errorCatalogue } from './errors.ts'
import { errorMessages } from './messages/en.ts'

const codes = Object.keys(errorCatalogue) as ErrorCode[]

describe.each(codes)('%s', (code) => {
  test('is a stable word', () => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  test('has a status of a failure', () => {
    expect(new AppError(code).status).toBeGreaterThanOrEqual(400)
    expect(new AppError(code).status).toBeLessThan(600)
  })

  test('has a sentence without a program’s words', () => {
    expect(errorMessages[code]).toMatch(/^[A-Z]/)
    expect(errorMessages[code]).not.toMatch(/\b(null|undefined|exception|SQL|HTTP|token)\b/i)
  })
})

test('bad input is 400, never 422, and each kind of refusal has its own status', () => {
  expect(errorCatalogue).toMatchObject({
    'malformed-json': 400,
    'invalid-input': 400,
    unauthorized: 401,
    'not-yours': 403,
    'not-found': 404,
    'wish-taken': 409,
    'too-large': 413,
    'wrong-media-type': 415,
    'too-many-attempts': 429,
  })
  expect(Object.values(errorCatalogue)).not.toContain(422)
})

test('there is a sentence for nothing else', () => {
  expect(Object.keys(errorMessages).toSorted()).toEqual(codes.toSorted())
})

test('the words of the specification are its own', () => {
  expect(errorMessages).toMatchObject({
    unauthorized: 'Unauthorized',
    'wrong-credentials': 'Invalid email or password',
    'admin-only': 'Admin access required',
    'invitation-required': 'You need an invitation to access this pregnancy tracker.',
  })
})
