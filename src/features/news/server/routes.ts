import { aboveAllIds, linkToOlder } from '#platform/server/http/list-pages.ts'
import { implement } from '#platform/server/implement.ts'
import { newsContract } from '../contract.ts'
import { changeChoices, getChoices, unsubscribe } from './choosing/own-choices.ts'
import { markRead } from './commands.ts'
import { countUnread, listNews } from './queries.ts'

export const newsRoutes = implement(newsContract, {
  'GET /api/pregnancies/{pregnancyId}/news': async ({ actor, query: { limit, before = aboveAllIds }, ...exchange }) => {
    const { items, entries } = await listNews(exchange, exchange.db, actor, { limit, before })
    linkToOlder(exchange.headers, `/api/pregnancies/${actor.pregnancyId}/news`, limit, items)
    return entries
  },
  'GET /api/pregnancies/{pregnancyId}/news/unread': async ({ actor, ...exchange }) => ({
    unread: await countUnread(exchange, exchange.db, actor),
  }),
  'PUT /api/pregnancies/{pregnancyId}/news/read': ({ db, actor, body, now }) => markRead(db, actor, body.upTo, now),
  'GET /api/news-choices': ({ actor, ...exchange }) => getChoices(exchange.db, exchange, actor),
  'PUT /api/news-choices': ({ actor, body, ...exchange }) => changeChoices(exchange, actor, body),
  'GET /api/news/unsubscribe': ({ query }) => ({ to: `/stop-mail?${new URLSearchParams(query)}` as const }),
  'POST /api/news/unsubscribe': ({ query, ...exchange }) => unsubscribe(exchange, query.token),
})
