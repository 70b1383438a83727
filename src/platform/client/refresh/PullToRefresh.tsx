import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RefreshIndicator } from '#ui/refresh/RefreshIndicator.tsx'
import { userAddress } from '../../shared/address/session-addresses.ts'
import { defaultThreshold } from './pull.ts'
import { refresh } from './refresh.ts'
import { usePull } from './use-pull.ts'

/** Adds pull-to-refresh to the page. It refetches all shown data except the signed-in person and what never changes. */
export function PullToRefresh() {
  const client = useQueryClient()
  const [isRefreshing, setRefreshing] = useState(false)
  const distance = usePull({
    threshold: defaultThreshold,
    isAllowed: !isRefreshing,
    onPulled: () => void refresh(client, keysToRefresh(client), setRefreshing),
  })
  return <RefreshIndicator distance={distance} threshold={defaultThreshold} isRefreshing={isRefreshing} />
}

const keysToRefresh = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({
      type: 'active',
      predicate: ({ queryKey: [address], meta }) => address !== userAddress && !meta?.neverAges,
    })
    .map(({ queryKey }) => queryKey)
