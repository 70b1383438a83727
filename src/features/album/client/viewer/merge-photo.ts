import { createMerge } from '#platform/client/form/conflict/create-merge.tsx'
import type { Photo, PhotoChange } from '../../contract.ts'

export const mergePhoto = createMerge<PhotoChange, Photo>(
  { caption: { label: 'Caption' }, week: { label: 'Week' } },
  (photo) => photo,
)
