import { implement } from '#platform/server/implement.ts'
import { openPagesContract } from '../contract.ts'

export const openPagesRoutes = implement(openPagesContract, {
  'GET /api/live': ({ live, actor, query }) => live.open(actor, query.secondsOld),
})
