import { type ComponentType, lazy, Suspense } from 'react'
import type { LoadingProps } from './LoadingView.tsx'

// Most pages arrive with their data and show no loading screen, so its code is loaded on demand. If that fails, nothing
// is shown: the page still loads, or shows its own error.
const LoadingView = lazy(async (): Promise<{ default: ComponentType<LoadingProps> }> => {
  try {
    return { default: (await import('./LoadingView.tsx')).LoadingView }
  } catch {
    return { default: () => null }
  }
})

/** A calm animation while the page loads. */
export const LoadingScreen = (props: LoadingProps) => (
  <Suspense>
    <LoadingView {...props} />
  </Suspense>
)
