import type { QueryClient } from '@tanstack/react-query'
import { userAddress } from '#platform/shared/address/session-addresses.ts'

/** Changes the text size of the open page as soon as the person's layout changes, on this device or another one. */
export function followLayout(client: QueryClient): void {
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== userAddress) return
    const { layout } = Object(query.state.data)
    if (layout === 'simple') document.documentElement.dataset.layout = layout
    else document.documentElement.removeAttribute('data-layout')
  })
}
