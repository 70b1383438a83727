import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RefreshIndicator } from '#ui/refresh/RefreshIndicator.tsx'
import { defaultThreshold } from './pull.ts'
import { refresh } from './refresh.ts'
import { usePull } from './use-pull.ts'

type Props = {
  /** The queries to refetch; without them all are. */
  queryKeys?: readonly QueryKey[]
  /** Refetches instead what is read below this word of the API, like `pregnancies`. */
  under?: string
  threshold?: number
}

/** Lets a finger pull the page down from its top to see what is new; stands anywhere on that page, lazily. */
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
