/** Prerenders the first screen on the server, with the pages' own components. */
import { renderToString } from 'react-dom/server.edge'
import { Router } from 'wouter'
import type { PageData } from '#platform/client/page-data.ts'
import { createQueryClient } from '#platform/client/query.ts'
import { App } from './App.tsx'
import { fetchPage } from './routes.tsx'

/** Draws what the first script contains: home, and the frame of other pages. With `isWhole` it draws the whole page. */
export async function prerender(path: string, pageData: PageData, isWhole: boolean): Promise<string> {
  if (isWhole) await fetchPage(path)
  const drawn = renderToString(
    <Router ssrPath={path}>
      <App pageData={pageData} queries={createQueryClient(pageData)} />
    </Router>,
  )
  return drawn.replace(forTheHead, '').replaceAll(inlineStyle, ' data-style=')
}

/** Tags for the document's head, not part of the visible page. */
const forTheHead = /^(?:<link [^>]*>|<title>[^<]*<\/title>)+/

/** The page's policy forbids style attributes, so a script sets them. Text and values contain no quotation marks. */
const inlineStyle = / style=(?=")/g
