import { fitHigh } from '#platform/client/picture/fit-high.ts'
import type { Picture } from '#platform/shared/picture.ts'

const highest = 352
const several = { width: 528, height: highest }

/** The space that the pictures of an update take where there is room: one its own shape, several a common one. */
export const spaceOf = ([first, second]: readonly Picture[]) => (first && !second ? fitHigh(first, highest) : several)
