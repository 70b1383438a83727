import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { growthContract, Scan, ScanInput } from '../contract.ts'

const api = createApi<typeof growthContract>()
const keyOf = (pregnancyId: number) =>
  [api.address('GET /api/pregnancies/{pregnancyId}/scans', { params: { pregnancyId } })] as const

/** All scans of a journey. */
export const useScans = (pregnancyId: number) =>
  useQuery({ queryKey: keyOf(pregnancyId), queryFn: () => readAll(pregnancyId) })

/** Changes the scan with this id if it still has this version. Without an id, adds a scan. */
export const useSaveScan = (pregnancyId: number, id: number | undefined) =>
  useChange(pregnancyId, ({ version, ...body }: ScanInput & { version: string | undefined }) =>
    id === undefined
      ? api('POST /api/pregnancies/{pregnancyId}/scans', { params: { pregnancyId }, body })
      : api('PUT /api/scans/{id}', { params: { id }, body, ifMatch: version }),
  )

export const useDeleteScan = (pregnancyId: number) =>
  useChange(pregnancyId, (id: number) => api('DELETE /api/scans/{id}', { params: { id } }))

export const useRestoreScan = (pregnancyId: number) =>
  useChange(pregnancyId, (id: number) => api('POST /api/scans/{id}/restore', { params: { id } }))

function useChange<Input, Answer>(pregnancyId: number, mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: keyOf(pregnancyId) }) })
}

const mostAtOnce = 200

/** All scans, or all with ids below `before`, in as many requests as needed. A chart without some of them would be wrong. */
async function readAll(pregnancyId: number, before?: number): Promise<Scan[]> {
  const query = { limit: String(mostAtOnce), ...(before !== undefined && { before: String(before) }) }
  const scans = await api('GET /api/pregnancies/{pregnancyId}/scans', { params: { pregnancyId }, query })
  const oldest = scans.at(-1)
  return oldest && scans.length === mostAtOnce ? [...scans, ...(await readAll(pregnancyId, oldest.id))] : scans
}
