import '#ui/tokens.css'
import '#ui/base.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { storeErrorAnswers } from '#platform/client/api.ts'
import { readPageData } from '#platform/client/page-data.ts'
import { createQueryClient } from '#platform/client/query.ts'
import { App } from './App.tsx'
import type {} from './first-script.ts'
import { fetchScreen, isPrerendered } from './routes.tsx'

const pageData = readPageData()
storeErrorAnswers(pageData)

const start = (isLoaded: boolean) => {
  // Starts in a separate task, so the browser can handle a press first. A timer would be delayed in a hidden tab.
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    const place = document.getElementById('root')
    if (!place) return
    const app = <App pageData={pageData} queries={createQueryClient(pageData)} />
    startTransition(() => {
      if (isLoaded && place.firstElementChild && isPrerendered(pageData))
        hydrateRoot(place, app, { onRecoverableError })
      else createRoot(place).render(app)
    })
    globalThis.replayPress?.()
  }
  port2.postMessage(null)
}

// The prerendered page stays until the code of this page has loaded. It cannot be hydrated without that code.
void Promise.resolve(fetchScreen(location.pathname, pageData)).then(
  () => start(true),
  () => start(false),
)

/** React's error code for a component that the server leaves to the browser on purpose. Any other error is a bug. */
const leftToBrowser = '#419'

function onRecoverableError(error: unknown) {
  if (!String(error).includes(leftToBrowser)) reportError(error)
}
