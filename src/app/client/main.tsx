import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/page-transition.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorPage } from '#platform/client/ErrorPage.tsx'
import { createQueryClient } from '#platform/client/query.ts'
import { LoadingScreen } from '#ui/loading/LoadingScreen.tsx'
import { fetchPage, Pages } from './routes.tsx'
import { Toasts } from './shell/Toasts.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the app.')

const queries = createQueryClient()

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <ErrorPage>
        <Suspense fallback={<LoadingScreen />}>
          <Pages />
        </Suspense>
      </ErrorPage>
      <Toasts />
    </QueryClientProvider>
  </StrictMode>,
)

// A page that is whole does not break for want of it.
addEventListener('load', () =>
  import('./after-load.ts').then(
    (it) => it.beginAfterLoad(queries, fetchPage),
    () => {},
  ),
)
