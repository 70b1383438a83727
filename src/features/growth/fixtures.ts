import type { CastName } from '#features/sign-in/fixtures.ts'
import type { ScanInput } from './contract.ts'

type DemoScan = Omit<ScanInput, 'measuredOn'> & {
  addedBy: CastName
  daysFromToday: number
}

/** Pip's scans in weeks 12, 20 and 28. */
export const demoScans: readonly DemoScan[] = [
  { addedBy: 'mother', daysFromToday: -122, crownRumpLength: 57.2, note: 'Pip waved.' },
  {
    addedBy: 'mother',
    daysFromToday: -65,
    headCircumference: 175.5,
    biparietalDiameter: 49.6,
    abdominalCircumference: 146.8,
    femurLength: 31.2,
    estimatedWeight: 352,
  },
  {
    addedBy: 'partner',
    daysFromToday: -9,
    headCircumference: 264.5,
    biparietalDiameter: 74.6,
    abdominalCircumference: 231,
    femurLength: 50.7,
    estimatedWeight: 1190,
    note: 'Head down already, and asleep all the time.',
  },
]
