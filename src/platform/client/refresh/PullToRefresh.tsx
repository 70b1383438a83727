import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RefreshIndicator } from '#ui/refresh/RefreshIndicator.tsx'
import { defaultThreshold } from './pull.ts'
import { refresh } from './refresh.ts'
import { usePull } from './use-pull.ts'

type Props = {
  /** The query keys to refetch; without them everything is refetched. */
  queryKeys?: readonly QueryKey[]
  threshold?: number
}

/** Lets a finger pull the page down from its top to see what is new; stands anywhere on that page, lazily. */
export function PullToRefresh({ queryKeys = [], threshold = defaultThreshold }: Props) {
  const client = useQueryClient()
  const [isRefreshing, setRefreshing] = useState(false)
  const distance = usePull({
    threshold,
    isAllowed: !isRefreshing,
    onPulled: () => void refresh(client, queryKeys, setRefreshing),
  })
  return <RefreshIndicator distance={distance} threshold={threshold} isRefreshing={isRefreshing} />
}
