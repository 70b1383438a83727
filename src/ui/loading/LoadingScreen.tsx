import { type ComponentType, lazy, Suspense } from 'react'
import type { LoadingProps } from './LoadingView.tsx'

// Most pages arrive with their data, so the view is fetched only by those who wait. If that fails, nothing is shown: the
// page itself may still come, or it says that it will not.
const LoadingView = lazy(async (): Promise<{ default: ComponentType<LoadingProps> }> => {
  try {
    return { default: (await import('./LoadingView.tsx')).LoadingView }
  } catch {
    return { default: () => null }
  }
})

/** Something calm to look at while the page loads. */
export const LoadingScreen = (props: LoadingProps) => (
  <Suspense>
    <LoadingView {...props} />
  </Suspense>
)
