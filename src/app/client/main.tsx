import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/page-transition.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '#platform/client/query.ts'
import { Pages } from './routes.tsx'
import { Toasts } from './shell/Toasts.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the app.')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <Pages />
      <Toasts />
    </QueryClientProvider>
  </StrictMode>,
)
