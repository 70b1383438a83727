import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { Reply } from '#platform/shared/contract.ts'
import type { Labour, labourContract, RuleInput, SharingInput } from '../contract.ts'
import type { Pending } from './pending/pending-store.ts'

const api = createApi<typeof labourContract>()

const keyOf = (pregnancyId: number) =>
  [api.address('GET /api/pregnancies/{pregnancyId}/labour', { params: { pregnancyId } })] as const

/** What this person may see of the labour. The other parent may change it at any time, so each page that shows it fetches it again. */
export const useLabour = (pregnancyId: number) =>
  useQuery({
    queryKey: keyOf(pregnancyId),
    queryFn: () => api('GET /api/pregnancies/{pregnancyId}/labour', { params: { pregnancyId } }),
    staleTime: 0,
  })

/** Sends an entry. Returns what the server has under its key, which may be a later change by the other parent. */
export async function sendEntry(pregnancyId: number, { kind, key, body }: Pending): Promise<SavedEntry> {
  const params = { pregnancyId, key }
  return kind === 'contractions'
    ? api('PUT /api/pregnancies/{pregnancyId}/contractions/{key}', { params, body })
    : api('PUT /api/pregnancies/{pregnancyId}/movements/{key}', { params, body })
}

type SavedContraction = Reply<typeof labourContract, 'PUT /api/pregnancies/{pregnancyId}/contractions/{key}'>
type SavedMovement = Reply<typeof labourContract, 'PUT /api/pregnancies/{pregnancyId}/movements/{key}'>
export type SavedEntry = SavedContraction | SavedMovement

/** Writes a saved entry into the loaded data, so that the page stays the same when the entry is no longer pending. */
export function showSaved(client: QueryClient, pregnancyId: number, { key }: Pending, saved: SavedEntry): void {
  const { now: _, ...stored } = saved
  // A response that is still on its way may be older than what was just saved.
  void client.cancelQueries({ queryKey: keyOf(pregnancyId) })
  client.setQueryData<Labour>(keyOf(pregnancyId), (labour) => labour && withEntry(labour, key, stored))
}

export const refetchLabour = (client: QueryClient, pregnancyId: number) =>
  client.invalidateQueries({ queryKey: keyOf(pregnancyId) })

type Stored = Omit<SavedContraction, 'now'> | Omit<SavedMovement, 'now'>

function withEntry(labour: Labour, key: string, stored: Stored): Labour {
  if ('feltAt' in stored) {
    const others = labour.movements?.entries.filter((entry) => entry.key !== key) ?? []
    const { feltAt, ...rest } = stored
    const entries = feltAt === null ? others : [{ key, feltAt, ...rest }, ...others]
    return { ...labour, movements: labour.movements && { ...labour.movements, entries } }
  }
  const others = labour.timer?.contractions.filter((entry) => entry.key !== key) ?? []
  const { beganAt, ...rest } = stored
  const contractions = beganAt === null ? others : [{ key, beganAt, ...rest }, ...others]
  return { ...labour, timer: labour.timer && { ...labour.timer, contractions } }
}

export const useSetRuleForCalling = (pregnancyId: number) =>
  useChange(pregnancyId, ({ version, ...body }: RuleInput & { version: string | undefined }) =>
    api('PUT /api/pregnancies/{pregnancyId}/labour/rule', { params: { pregnancyId }, body, ifMatch: version }),
  )

export const useShareLabour = (pregnancyId: number) =>
  useChange(pregnancyId, (body: SharingInput) =>
    api('PUT /api/pregnancies/{pregnancyId}/labour/sharing', { params: { pregnancyId }, body }),
  )

function useChange<Input>(pregnancyId: number, mutationFn: (input: Input) => Promise<Labour>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSuccess: (labour) => client.setQueryData(keyOf(pregnancyId), labour) })
}
