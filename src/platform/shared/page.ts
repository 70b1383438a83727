import * as z from 'zod/mini'
import './messages/validation.ts'
import { texts } from './texts/texts.ts'

/** The query of a paged list: at most `limit` entries (1 to 200, default 50) with ids below `before`. */
export const page = () =>
  z.strictObject({
    limit: z._default(wholeNumber(200), 50),
    before: z.optional(wholeNumber(2_147_483_647)),
  })

/** Parses a whole number in a query string, from 1 to `most`. */
export const wholeNumber = (most: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,10}$/, { error: () => texts.expected('number', 'string') })),
      z.transform(Number),
    ),
    z.int().check(z.gte(1), z.lte(most)),
  )
