import { createApi } from '#platform/client/api.ts'
import type { journeyContract } from '../../contract.ts'

const api = createApi<typeof journeyContract>()

/** Deletes the journey for everybody. The caller then opens another page, because all loaded data is of the deleted journey. */
export const deleteJourney = (pregnancyId: number, currentPassword: string) =>
  api('DELETE /api/pregnancies/{pregnancyId}', { params: { pregnancyId }, body: { currentPassword } })
