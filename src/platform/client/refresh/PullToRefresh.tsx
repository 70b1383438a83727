import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RefreshIndicator } from '#ui/refresh/RefreshIndicator.tsx'
import { defaultThreshold } from './pull.ts'
import { refresh } from './refresh.ts'
import { usePull } from './use-pull.ts'

type Props = {
  /** The queries to refetch; by default all. */
  queryKeys?: readonly QueryKey[]
  /** In place of `queryKeys`: refetches the queries whose address begins with this part of the API, for example `pregnancies`. */
  under?: string
  threshold?: number
}

/** Adds pull-to-refresh to the page that renders it. */
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
