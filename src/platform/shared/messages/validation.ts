/** Validation messages in the words of the specification, for every schema in the browser and on the server. */
import * as z from 'zod/mini'
import { texts } from '../texts/texts.ts'

type Issue = z.core.$ZodRawIssue

z.config({ customError: (issue) => messageFor(issue) })

function messageFor(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? texts.required : texts.expected(issue.expected, nameType(issue.input))
    case 'too_small':
      if (issue.origin === 'string') return texts.tooShort(issue.minimum)
      return issue.inclusive ? texts.atLeast(issue.minimum) : texts.moreThan(issue.minimum)
    case 'too_big':
      if (issue.origin === 'string') return texts.tooLong(issue.maximum)
      return issue.inclusive ? texts.atMost(issue.maximum) : texts.lessThan(issue.maximum)
    case 'invalid_format':
      if (issue.format === 'email') return texts.invalidEmail
      return issue.format === 'url' ? texts.invalidLink : texts.invalid(issue.format)
    case 'invalid_value':
      if (issue.input === undefined) return texts.required
      return texts.expected(issue.values.map((value) => `'${String(value)}'`).join(' | '), nameValue(issue.input))
    case 'unrecognized_keys':
      return texts.unknownFields(issue.keys.map((key) => `'${key}'`).join(', '))
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
