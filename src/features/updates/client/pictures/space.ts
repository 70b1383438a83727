import { fitHeight } from '#platform/client/picture/fit-height.ts'
import type { Picture } from '#platform/shared/picture.ts'

/** The maximum height, in pixels. */
const maxHeight = 352
const spaceOfSeveral = { width: 528, height: maxHeight }

/** The size in pixels of the space for an update's pictures. A single picture gets its own shape; several get a fixed size. */
export const spaceOf = ([first, second]: readonly Picture[]) =>
  first && !second ? fitHeight(first, maxHeight) : spaceOfSeveral
