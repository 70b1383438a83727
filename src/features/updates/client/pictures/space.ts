import { fitHigh } from '#platform/client/picture/fit-high.ts'
import type { Picture } from '#platform/shared/picture.ts'

const highest = 352
const several = { width: 528, height: highest }

/** The space reserved for an update's pictures: the size of a single picture, limited in height; the same for any more. */
export const spaceOf = ([first, second]: readonly Picture[]) => (first && !second ? fitHigh(first, highest) : several)
