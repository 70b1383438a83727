import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/page-transition.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense, startTransition, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expectRefusals } from '#platform/client/api.ts'
import { ErrorPage } from '#platform/client/ErrorPage.tsx'
import { PageDataContext, readPageData } from '#platform/client/page-data.ts'
import { createQueryClient } from '#platform/client/query.ts'
import { LoadingScreen } from '#ui/loading/LoadingScreen.tsx'
import { fetchPage, Pages } from './routes.tsx'
import { Toasts } from './shell/Toasts.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the app.')

const root = createRoot(place)
const pageData = readPageData()
const queries = createQueryClient(pageData)
expectRefusals(pageData)

// What the server has drawn is seen until the page itself can stand in its place.
void Promise.resolve(fetchPage(location.pathname)).then(() =>
  startTransition(() =>
    root.render(
      <StrictMode>
        <PageDataContext value={pageData}>
          <QueryClientProvider client={queries}>
            <ErrorPage>
              <Suspense fallback={<LoadingScreen />}>
                <Pages />
              </Suspense>
            </ErrorPage>
            <Toasts />
            <Rest />
          </QueryClientProvider>
        </PageDataContext>
      </StrictMode>,
    ),
  ),
)

/** All that nobody needs before the page is there. */
function Rest() {
  useEffect(() => {
    import('./after-first-page.ts').then(
      (it) => it.beginRest(queries, fetchPage),
      // A page that is whole does not break for want of it.
      () => undefined,
    )
  }, [])
  return null
}
