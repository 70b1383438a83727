import { implement } from '#platform/server/implement.ts'
import { liveContract } from '../contract.ts'

export const liveRoutes = implement(liveContract, {
  'GET /api/live': ({ live, actor, query }) => live.open(actor, query.secondsOld),
})
