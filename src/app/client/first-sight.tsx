/** What a page shows while its scripts are on their way: drawn by the server, of the same components. */
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { Router } from 'wouter'
import { createQueryClient } from '#platform/client/query.ts'
import { takeVisit, type Visit } from '#platform/client/visit.ts'
import { fetchPage, Pages } from './routes.tsx'

/** As far as it comes with the first script: home, and the frame of other pages; `isWhole`, with what else the page is. */
export async function drawFirstSight(path: string, visit: Visit, isWhole: boolean): Promise<string> {
  if (isWhole) await fetchPage(path)
  // Nothing waits from here on, so that there is one visit at a time.
  takeVisit(visit)
  const drawn = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <Router ssrPath={path}>
        <Pages />
      </Router>
    </QueryClientProvider>,
  )
  return drawn.replace(forTheHead, '').replaceAll(inlineStyle, '')
}

/** What components say to the browser, and no part of what is seen. */
const forTheHead = /^(?:<link [^>]*>|<title>[^<]*<\/title>)+/

/** The page's policy forbids it. In text and values there are no quotation marks. */
const inlineStyle = / style="[^"]*"/g
