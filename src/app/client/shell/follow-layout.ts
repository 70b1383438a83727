import type { QueryClient } from '@tanstack/react-query'
import { userAddress } from '#platform/shared/address/session-addresses.ts'

/** Gives the open page the size of text of the person's layout, as soon as the layout changes on this device or another one. */
export function followLayout(client: QueryClient): void {
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== userAddress) return
    const { layout } = Object(query.state.data)
    if (layout === 'simple') document.documentElement.dataset.layout = layout
    else document.documentElement.removeAttribute('data-layout')
  })
}
