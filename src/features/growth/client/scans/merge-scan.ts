import { createMerge } from '#platform/client/form/conflict/create-merge.tsx'
import { formatDay } from '#platform/shared/time/calendar.ts'
import type { Scan, ScanInput } from '../../contract.ts'
import { type Measure, measureWords } from '../../rules.ts'

const sizeField = (measure: Measure) => {
  const { name, unit } = measureWords[measure]
  return { label: name, words: (size: number) => `${size} ${unit}` }
}

export const mergeScan = createMerge<ScanInput, Scan>(
  {
    measuredOn: { label: 'Day of the scan', words: formatDay },
    headCircumference: sizeField('headCircumference'),
    biparietalDiameter: sizeField('biparietalDiameter'),
    abdominalCircumference: sizeField('abdominalCircumference'),
    femurLength: sizeField('femurLength'),
    crownRumpLength: sizeField('crownRumpLength'),
    estimatedWeight: sizeField('estimatedWeight'),
    note: { label: 'Note' },
    baby: { label: 'Which baby', words: (baby) => `Baby ${baby}` },
  },
  (scan) => scan,
)
