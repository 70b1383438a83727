import { describe, expect, test } from 'vitest'
import { failures, features } from './features.ts'

describe.each(Object.entries(failures))('%s', (code, { status, message }) => {
  test('is a code of lower-case words with hyphens', () => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  test('has an error status other than 422', () => {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
    expect(status).not.toBe(422)
  })

  test('has a message without technical terms', () => {
    expect(message()).toMatch(/^[A-Z]/)
    expect(message()).not.toMatch(/\b(null|undefined|exception|SQL|HTTP|token)\b/i)
  })
})

test('each code is declared by one feature', () => {
  const codes = features.flatMap(({ errors = {} }) => Object.keys(errors))
  expect(codes.toSorted()).toEqual(Object.keys(failures).toSorted())
})

test('refusals of common kinds have the usual HTTP status', () => {
  expect(Object.fromEntries(Object.entries(failures).map(([code, { status }]) => [code, status]))).toMatchObject({
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
})

test('the messages that the specification gives are used word for word', () => {
  const messages = Object.entries(failures).map(([code, { message }]) => [code, message()])
  expect(Object.fromEntries(messages)).toMatchObject({
    unauthorized: 'Unauthorized',
    'wrong-credentials': 'Invalid email or password',
    'admin-only': 'Admin access required',
    'invitation-required': 'You need an invitation to access this pregnancy tracker.',
  })
})
