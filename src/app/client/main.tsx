import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/page-transition.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { expectRefusals } from '#platform/client/api.ts'
import { readPageData } from '#platform/client/page-data.ts'
import { createQueryClient } from '#platform/client/query.ts'
import { App } from './App.tsx'
import type {} from './first-script.ts'
import { fetchPage, isDrawnAlike } from './routes.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no root.')

const pageData = readPageData()
expectRefusals(pageData)
const app = <App pageData={pageData} queries={createQueryClient(pageData)} />

// What the server has drawn is seen until the code of this page is there too.
void Promise.resolve(fetchPage(location.pathname)).then(() => {
  startTransition(() => {
    if (place.firstElementChild && isDrawnAlike()) hydrateRoot(place, app, { onRecoverableError })
    else createRoot(place).render(app)
  })
  globalThis.replayPress?.()
})

/** React's number for a part that the server left to the browser. That is meant so; anything else is a fault. */
const leftToBrowser = '#419'

function onRecoverableError(error: unknown) {
  if (!String(error).includes(leftToBrowser)) reportError(error)
}
