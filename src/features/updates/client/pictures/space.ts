import { fitHigh } from '#platform/client/picture/fit-high.ts'
import type { Picture } from '#platform/shared/picture.ts'

const highest = 352
const several = { width: 528, height: highest }

/** The aspect ratio reserved for an update's pictures: its own for a single one, a common one for several. */
export const spaceOf = ([first, second]: readonly Picture[]) => (first && !second ? fitHigh(first, highest) : several)
