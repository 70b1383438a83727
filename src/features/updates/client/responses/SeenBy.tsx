import { useQuery } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { updatesContract } from '../../contract.ts'
import styles from '../RecentUpdates.module.css'

const api = createApi<typeof updatesContract>()
const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** For the author of an update: the people who have seen it. Nothing if there are none, because some people may hide it. */
export function SeenBy({ updateId }: { updateId: number }) {
  const call = { params: { id: updateId } }
  const { data: viewers } = useQuery({
    queryKey: [api.address('GET /api/updates/{id}/viewers', call)],
    queryFn: () => api('GET /api/updates/{id}/viewers', call),
    // Other people see it while this page is open.
    staleTime: 0,
  })
  if (!viewers || viewers.length === 0) return null
  return <p className={styles.seen}>Seen by {list.format(viewers.map(({ firstName }) => firstName || 'Somebody'))}.</p>
}
