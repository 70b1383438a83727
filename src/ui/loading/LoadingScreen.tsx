import { lazy, Suspense } from 'react'
import type { LoadingProps } from './LoadingView.tsx'

// Most visits bring along what they show: what is to be seen while waiting is fetched by those who wait.
const LoadingView = lazy(async () => ({ default: (await import('./LoadingView.tsx')).LoadingView }))

/** Something calm to look at while the page is on its way. */
export const LoadingScreen = (props: LoadingProps) => (
  <Suspense>
    <LoadingView {...props} />
  </Suspense>
)
