import { createMerge } from '#platform/client/form/conflict/create-merge.tsx'
import type { Photo, PhotoChange } from '../../contract.ts'
import { texts } from '../texts/texts.ts'

export const mergePhoto = createMerge<PhotoChange, Photo>(
  { caption: { label: texts.caption }, week: { label: texts.weekField } },
  (photo) => photo,
)
