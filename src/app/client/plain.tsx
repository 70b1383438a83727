/** Renders the pages for browsers without scripts. Pages of members use the app's own components and requests. */
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static.edge'
import { Router, useLocation, useSearch } from 'wouter'
import { PlainSignInPage } from '#features/sign-in/client/entry/PlainSignInPage.tsx'
import type { PlainSignIn } from '#features/sign-in/rules.ts'
import type { PageData } from '#platform/client/page-data.ts'
import { createQueryClient } from '#platform/client/query.ts'
import { signOutAddress, userAddress } from '#platform/shared/address/session-addresses.ts'
import { plainPages } from '../page-parts.ts'
import { App } from './App.tsx'
import { headTags, withoutStyles } from './markup.ts'
import styles from './routes.module.css'
import { fetchScreen } from './routes.tsx'
import { texts } from './texts/texts.ts'

type Fetch = (address: string, options?: RequestInit) => Promise<Response>

/**
 * Keeps the requests of different readers apart: while `work` runs, each `fetch` in this bundle calls the function that
 * was passed to `run`. The build replaces `fetch` for this (`tools/build/prerender`).
 */
declare const readersFetch: { run<Result>(fetch: Fetch, work: () => Result): Result }

/** More rounds than any page needs. Each round renders the page with the responses to the previous round's requests. */
const maxRounds = 10

/**
 * Renders a page in full, as tags for the head and for the body. `fetch` makes the page's requests for its reader. Throws if a
 * component fails, or if the page is never complete.
 */
export async function renderPlain(path: string, search: string, pageData: PageData, fetch: Fetch) {
  const usual = inUsualLayout(pageData)
  await fetchScreen(path, usual)
  const queries = createQueryClient(usual)
  // A failed request is not repeated in the next round, so the page says that something could not be loaded.
  const { queries: defaults } = queries.getDefaultOptions()
  queries.setDefaultOptions({ queries: { ...defaults, retryOnMount: false } })
  try {
    for (let round = 0; round < maxRounds; round++) {
      const markup = await render(path, search, usual, queries)
      if (!(await readersFetch.run(fetch, () => fetchMissing(queries)))) return splitHead(markup)
    }
    throw new Error(`The page ${path} was not complete after ${maxRounds} rounds.`)
  } finally {
    // The query client's timers would hold the data in memory for five minutes.
    queries.clear()
  }
}

/** Replaces the simple layout with the usual one, because its buttons need scripts. Only its larger text stays. */
function inUsualLayout(pageData: PageData): PageData {
  const user = pageData.answers[userAddress]
  if (!user?.body) return pageData
  const body = { ...user.body, layout: 'usual' }
  return { ...pageData, answers: { ...pageData.answers, [userAddress]: { ...user, body } } }
}

/** Renders the sign-in page, as tags for the head and for the body. */
export async function renderSignIn(signIn: PlainSignIn) {
  const markup = await draw(
    <>
      <aside className="plain">
        {texts.withoutScripts} <a href="/sign-in">{texts.usualPage}</a>
      </aside>
      <main className={styles.alone}>
        <div>
          <PlainSignInPage {...signIn} />
        </div>
      </main>
    </>,
  )
  return splitHead(markup)
}

const render = (path: string, search: string, pageData: PageData, queries: QueryClient) =>
  draw(
    <Router ssrPath={path} ssrSearch={search} hrefs={plainHref}>
      <PlainNotice />
      <App pageData={{ ...pageData, isPlain: true }} queries={queries} />
    </Router>,
  )

/** The address of a link. A link to a page that works without scripts opens it without them in every browser. */
function plainHref(href: string): string {
  const { pathname, searchParams, hash } = new URL(href, 'https://nestling.invalid')
  if (!Object.hasOwn(plainPages, pathname)) return href
  searchParams.set('plain', '')
  return `${pathname}?${searchParams}${hash}`
}

async function draw(page: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerender(
    page,
    // Otherwise React sends large parts of the page later, with a script that puts them in their place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  )
  const failure = failures.find((error) => !String(error).includes(leftOut))
  if (failure) throw failure
  return withoutStyles(await new Response(prelude).text())
}

/** React's error about a lazy part that this bundle leaves out. It is ignored: React renders the part's fallback. */
const leftOut = 'Element type is invalid'

function PlainNotice() {
  const [path] = useLocation()
  const week = new URLSearchParams(useSearch()).get('week')
  return (
    <aside className="plain">
      {texts.readOnly} <a href={week ? `${path}?week=${encodeURIComponent(week)}` : path}>{texts.usualPage}</a>{' '}
      {/* A form, because a browser or a proxy may fetch a link in advance. */}
      <form action={signOutAddress} method="get">
        <button type="submit">{texts.plainSignOut}</button>
      </form>
    </aside>
  )
}

/** Makes the requests that the rendered components wait for, and returns whether there were any. */
async function fetchMissing(queries: QueryClient): Promise<boolean> {
  const pending = queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'pending' })
  const missing = pending.filter(({ options }) => !('enabled' in options) || options.enabled !== false)
  await Promise.allSettled(missing.map((query) => query.fetch()))
  // Removes queries that are still disabled. The cache would not notice if a component enables one in the next round.
  for (const query of pending) if (query.state.status === 'pending') queries.getQueryCache().remove(query)
  return missing.length > 0
}

/** Separates the head's tags from the body: React writes them at the beginning of the markup. */
function splitHead(markup: string) {
  const [head = ''] = headTags.exec(markup) ?? []
  return { head, body: markup.slice(head.length) }
}
