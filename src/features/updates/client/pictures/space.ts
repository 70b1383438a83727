import { fitHigh } from '#platform/client/picture/fit-high.ts'
import type { Picture } from '#platform/shared/picture.ts'

const highest = 352
const several = { width: 528, height: highest }

/** The space reserved for an update's pictures: that of the one picture, limited in height, or a fixed size for several. */
export const spaceOf = ([first, second]: readonly Picture[]) => (first && !second ? fitHigh(first, highest) : several)
