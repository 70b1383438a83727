import * as z from 'zod/mini'
import { mostChildren } from '#features/journey/rules.ts'
import { defineContract } from '#platform/shared/contract.ts'
import { calendarDay, id, instant, text, version } from '#platform/shared/fields.ts'
import { page } from '#platform/shared/page.ts'
import { type Length, limits, type Measure, measures, unitOf } from './rules.ts'
import { texts } from './texts/texts.ts'

const measured = z.nullable(z.number())

/** A scan's measurements: lengths in millimetres, to a tenth, and the weight in grams. Null means not measured. */
export const Scan = z.object({
  id: id(),
  measuredOn: z.string(),
  headCircumference: measured,
  biparietalDiameter: measured,
  abdominalCircumference: measured,
  femurLength: measured,
  crownRumpLength: measured,
  estimatedWeight: measured,
  note: z.nullable(z.string()),
  /** Which of several babies was measured, from 1; null if the family did not say. */
  baby: z.nullable(z.int()),
  createdBy: id(),
  createdAt: instant(),
  version: version(),
})
export type Scan = z.infer<typeof Scan>

const within = (measure: Measure) => {
  const { least, most } = limits[measure]
  const unit = unitOf(measure)
  return [
    z.gte(least, { error: () => texts.sizeAtLeast[unit](least) }),
    z.lte(most, { error: () => texts.sizeAtMost(texts.sizes[unit](most)) }),
  ] as const
}

const length = (measure: Length) =>
  z.optional(z.nullable(z.number().check(...within(measure), z.multipleOf(0.1, { error: () => texts.oneDecimal }))))

const weight = z.optional(
  z.nullable(z.number().check(...within('estimatedWeight'), z.multipleOf(1, { error: () => texts.wholeGrams }))),
)

export const ScanInput = z
  .strictObject({
    measuredOn: calendarDay(),
    headCircumference: length('headCircumference'),
    biparietalDiameter: length('biparietalDiameter'),
    abdominalCircumference: length('abdominalCircumference'),
    femurLength: length('femurLength'),
    crownRumpLength: length('crownRumpLength'),
    estimatedWeight: weight,
    note: z.optional(z.nullable(text({ max: 500, lines: true }))),
    baby: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(mostChildren)))),
  })
  .check(
    z.refine((scan) => measures.some((measure) => scan[measure] != null), {
      error: () => texts.nothingMeasured,
      path: ['headCircumference'],
    }),
  )
export type ScanInput = z.infer<typeof ScanInput>

const exampleScan = {
  measuredOn: '2026-03-10',
  headCircumference: 268.5,
  biparietalDiameter: 76.2,
  abdominalCircumference: 244,
  femurLength: 53.1,
  crownRumpLength: null,
  estimatedWeight: 1390,
  note: 'Would not turn round.',
}

export const growthContract = defineContract({
  'GET /api/pregnancies/{pregnancyId}/scans': {
    summary: 'What the scans of a journey measured, newest entry first; for its admins.',
    access: 'admin',
    query: page(),
    response: z.array(Scan),
  },
  'POST /api/pregnancies/{pregnancyId}/scans': {
    summary: 'Adds what a scan measured.',
    access: 'admin',
    body: ScanInput,
    example: exampleScan,
    response: Scan,
  },
  'PUT /api/scans/{id}': {
    summary: 'Changes what a scan measured, as a whole.',
    access: 'admin',
    versioned: 'version',
    body: ScanInput,
    example: exampleScan,
    response: Scan,
  },
  'DELETE /api/scans/{id}': {
    summary: 'Deletes what a scan measured; it can be brought back for 30 days.',
    access: 'admin',
  },
  'POST /api/scans/{id}/restore': {
    summary: 'Brings deleted measurements back.',
    access: 'admin',
    response: Scan,
    status: 200,
  },
})
