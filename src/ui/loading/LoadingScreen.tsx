import { type ComponentType, lazy, Suspense } from 'react'
import type { LoadingProps } from './LoadingView.tsx'

// Most visits bring along what they show: what is to be seen while waiting is fetched by those who wait, and where even
// that does not come, what they wait for may still, or says itself that it will not.
const LoadingView = lazy(async (): Promise<{ default: ComponentType<LoadingProps> }> => {
  try {
    return { default: (await import('./LoadingView.tsx')).LoadingView }
  } catch {
    return { default: () => null }
  }
})

/** Something calm to look at while the page is on its way. */
export const LoadingScreen = (props: LoadingProps) => (
  <Suspense>
    <LoadingView {...props} />
  </Suspense>
)
