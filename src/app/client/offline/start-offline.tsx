/** Starts everything that reading without a network needs. Loaded when the page is complete. */

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { currentLanguage } from '#language/current-language.ts'
import { workerPath } from '../../page-parts.ts'
import { ConnectionMark } from './ConnectionMark.tsx'
import { recordResponses } from './connection.ts'
import { leave } from './leave-page.ts'
import type { Notice } from './notice.ts'
import { prefetch } from './prefetch.ts'

export function startOffline(client: QueryClient): void {
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <QueryClientProvider client={client}>
      <ConnectionMark />
    </QueryClientProvider>,
  )
  // Browsers have no service workers over plain http.
  if ('serviceWorker' in navigator) beginWorker(navigator.serviceWorker, client)
}

async function beginWorker(workers: ServiceWorkerContainer, client: QueryClient) {
  workers.addEventListener('message', ({ data }: MessageEvent<Notice>) => onNotice(data))
  workers.controller?.postMessage('what is cached?')
  try {
    await workers.register(workerAddress())
    await waitForControl(workers)
  } catch {
    // Service workers are blocked, or there is no network. Nothing is cached this time.
    return
  }
  prefetch(client)
}

/** Waits until a worker controls this page. The first worker takes control of pages that are already open. */
async function waitForControl(workers: ServiceWorkerContainer) {
  if (workers.controller) return
  await new Promise((taken) => workers.addEventListener('controllerchange', taken, { once: true }))
}

function onNotice(notice: Notice) {
  if ('answers' in notice) recordResponses(notice.answers)
  else leave()
}

/** The worker's address, as a trusted type: the page's policy allows only our own worker script. */
function workerAddress() {
  const address = workerPath(currentLanguage())
  return window.trustedTypes?.createPolicy('worker', { createScriptURL: () => address }).createScriptURL('') ?? address
}
