import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { RefreshIndicator } from './RefreshIndicator.tsx'

export function RefreshIndicatorGallery() {
  const [isRefreshing, setRefreshing] = useState(false)
  return (
    <>
      <Button onClick={() => setRefreshing(!isRefreshing)}>{isRefreshing ? 'End it' : 'Refresh'}</Button>
      <RefreshIndicator distance={0} threshold={80} isRefreshing={isRefreshing} />
    </>
  )
}
