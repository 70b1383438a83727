/** What a page shows while its scripts are on their way: drawn by the server, with the pages' own components. */
import { renderToString } from 'react-dom/server.edge'
import { Router } from 'wouter'
import type { PageData } from '#platform/client/page-data.ts'
import { createQueryClient } from '#platform/client/query.ts'
import { App } from './App.tsx'
import { fetchPage } from './routes.tsx'

/** As far as it comes with the first script: home, and the frame of other pages; `isWhole`, with what else the page is. */
export async function prerender(path: string, pageData: PageData, isWhole: boolean): Promise<string> {
  if (isWhole) await fetchPage(path)
  const drawn = renderToString(
    <Router ssrPath={path}>
      <App pageData={pageData} queries={createQueryClient(pageData)} />
    </Router>,
  )
  return drawn.replace(forTheHead, '').replaceAll(inlineStyle, ' data-style=')
}

/** What components say to the browser, and no part of what is seen. */
const forTheHead = /^(?:<link [^>]*>|<title>[^<]*<\/title>)+/

/** The page's policy forbids it, so a script of the page sets it. In text and values there are no quotation marks. */
const inlineStyle = / style=(?=")/g
