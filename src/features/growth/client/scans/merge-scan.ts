import { createMerge } from '#platform/client/form/conflict/create-merge.tsx'
import { formatDay } from '#platform/shared/time/calendar.ts'
import type { Scan, ScanInput } from '../../contract.ts'
import { type Measure, unitOf } from '../../rules.ts'
import { texts as shared } from '../../texts/texts.ts'
import { texts } from '../texts/texts.ts'

const sizeField = (measure: Measure) => ({ label: shared.measures[measure], words: shared.sizes[unitOf(measure)] })

export const mergeScan = createMerge<ScanInput, Scan>(
  {
    measuredOn: { label: texts.day, words: formatDay },
    headCircumference: sizeField('headCircumference'),
    biparietalDiameter: sizeField('biparietalDiameter'),
    abdominalCircumference: sizeField('abdominalCircumference'),
    femurLength: sizeField('femurLength'),
    crownRumpLength: sizeField('crownRumpLength'),
    estimatedWeight: sizeField('estimatedWeight'),
    note: { label: texts.note },
    baby: { label: texts.whichBaby, words: texts.baby },
  },
  (scan) => scan,
)
