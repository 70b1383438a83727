/** Validation messages in the words of the specification, for every schema in the browser and on the server. */
import * as z from 'zod/mini'
import { tooLong } from './too-long.ts'

type Issue = z.core.$ZodRawIssue

z.config({ customError: (issue) => messageFor(issue) })

function messageFor(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Required' : `Expected ${issue.expected}, received ${nameType(issue.input)}`
    case 'too_small':
      return issue.origin === 'string'
        ? `String must contain at least ${issue.minimum} character(s)`
        : `Number must be greater than ${issue.inclusive ? 'or equal to ' : ''}${issue.minimum}`
    case 'too_big':
      return issue.origin === 'string'
        ? tooLong(issue.maximum)
        : `Number must be less than ${issue.inclusive ? 'or equal to ' : ''}${issue.maximum}`
    case 'invalid_format':
      return `Invalid ${issue.format}`
    case 'invalid_value':
      if (issue.input === undefined) return 'Required'
      return `Expected ${issue.values.map((value) => `'${String(value)}'`).join(' | ')}, received ${nameValue(issue.input)}`
    case 'unrecognized_keys':
      return `Unrecognized key(s) in object: ${issue.keys.map((key) => `'${key}'`).join(', ')}`
    default:
      return undefined
  }
}

function nameType(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isNaN(value) ? 'nan' : typeof value
}

const nameValue = (value: unknown) => (typeof value === 'string' ? `'${value.slice(0, 40)}'` : nameType(value))
