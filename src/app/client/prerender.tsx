/** Prerenders the first screen on the server, with the pages' own components. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup, renderToString } from 'react-dom/server.edge'
import { Router } from 'wouter'
import { openInvitation } from '#features/family/client/join/current-invitation.ts'
import { useUser } from '#features/sign-in/client/public.ts'
import { type PageData, PageDataContext } from '#platform/client/page-data.ts'
import { createQueryClient } from '#platform/client/query.ts'
import { App } from './App.tsx'
import { headTags, withoutStyles } from './markup.ts'
import { fetchScreen } from './routes.tsx'
import { SideMenu } from './shell/SideMenu.tsx'

/**
 * Renders the content of the page's root: home, or only the frame of another page. With `isWhole` it renders the whole
 * page. Then it closes the root and opens a `<div>` with the side menu, which the page's HTML closes.
 */
export async function prerender(path: string, pageData: PageData, isWhole: boolean): Promise<string> {
  if (isWhole) await fetchScreen(path, pageData)
  const queries = createQueryClient(pageData)
  const screen = renderScreen(path, pageData, queries)
  const menu = renderToStaticMarkup(
    <Router ssrPath={path}>
      <PageDataContext value={pageData}>
        <QueryClientProvider client={queries}>
          <PrerenderedMenu />
        </QueryClientProvider>
      </PageDataContext>
    </Router>,
  )
  // The query client's timers would hold the page data in memory for five minutes.
  queries.clear()
  return withoutStyles(`${screen.replace(headTags, '')}</div><div id="first-menu">${withoutIcons(menu)}`)
}

function renderScreen(path: string, pageData: PageData, queries: QueryClient) {
  openInvitation(pageData.invitation?.code ?? null)
  try {
    return renderToString(
      <Router ssrPath={path}>
        <App pageData={pageData} queries={queries} />
      </Router>,
    )
  } finally {
    openInvitation(null)
  }
}

/** The side menu that opens if its button is pressed before the app has loaded. The app's menu later replaces it. */
function PrerenderedMenu() {
  const user = useUser()
  return user?.role && <SideMenu user={user} open={false} onClose={() => undefined} />
}

/** Empties the icons of the links. They take half a kilobyte, and few people open the menu before the app has loaded. */
const withoutIcons = (menu: string) => menu.replaceAll(/(<li>.*?)<svg .*?<\/svg>/g, '$1<svg></svg>')
