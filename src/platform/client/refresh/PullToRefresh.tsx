import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RefreshIndicator } from '#ui/refresh/RefreshIndicator.tsx'
import { defaultThreshold } from './pull.ts'
import { refresh } from './refresh.ts'
import { usePull } from './use-pull.ts'

type Props = {
  /** The queries to refetch; without them all are. */
  queryKeys?: readonly QueryKey[]
  /** Refetches instead the queries whose address begins with this part of the API, such as `pregnancies`. */
  under?: string
  threshold?: number
}

/** Adds pull-to-refresh to the page on which it is rendered. */
export function PullToRefresh({ queryKeys = [], under, threshold = defaultThreshold }: Props) {
  const client = useQueryClient()
  const [isRefreshing, setRefreshing] = useState(false)
  const distance = usePull({
    threshold,
    isAllowed: !isRefreshing,
    onPulled: () => void refresh(client, under ? keysUnder(client, under) : queryKeys, setRefreshing),
  })
  return <RefreshIndicator distance={distance} threshold={threshold} isRefreshing={isRefreshing} />
}

const keysUnder = (client: QueryClient, word: string) =>
  client
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ queryKey: [address] }) => String(address).split('/')[2] === word })
    .map(({ queryKey }) => queryKey)
