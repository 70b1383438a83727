import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense, useEffect } from 'react'
import { type PageData, PageDataContext } from '#platform/client/page-data.ts'
import { ErrorPage } from '#platform/client/page-error/ErrorPage.tsx'
import { LoadingScreen } from '#ui/loading/LoadingScreen.tsx'
import { fetchPage, Pages } from './routes.tsx'
import { Toasts } from './shell/Toasts.tsx'

type Props = { pageData: PageData; queries: QueryClient }

/** Everything inside the page's root. Server and browser must render the same, because React hydrates the markup. */
export const App = ({ pageData, queries }: Props) => (
  <StrictMode>
    <PageDataContext value={pageData}>
      <QueryClientProvider client={queries}>
        <ErrorPage>
          <Suspense fallback={<LoadingScreen />}>
            <Pages />
          </Suspense>
        </ErrorPage>
        <Toasts />
        <DeferredCode queries={queries} />
      </QueryClientProvider>
    </PageDataContext>
  </StrictMode>
)

/** Loads the code that is not needed before the page is shown. */
function DeferredCode({ queries }: Pick<Props, 'queries'>) {
  useEffect(() => {
    import('./after-first-page.ts').then(
      ({ startDeferred }) => startDeferred(queries, fetchPage),
      // The page works without this code.
      () => undefined,
    )
  }, [queries])
  return null
}
