import { aboveAllIds, linkToOlder } from '#platform/server/http/list-pages.ts'
import { implement } from '#platform/server/implement.ts'
import { growthContract } from '../contract.ts'
import { addScan, changeScan, deleteScan, restoreScan } from './commands.ts'
import { listScans } from './queries.ts'

export const growthRoutes = implement(growthContract, {
  'GET /api/pregnancies/{pregnancyId}/scans': async ({ db, actor: { pregnancyId }, query, headers }) => {
    const { limit, before = aboveAllIds } = query
    const scans = await listScans(db, { pregnancyId, limit, before })
    linkToOlder(headers, `/api/pregnancies/${pregnancyId}/scans`, limit, scans)
    return scans
  },

  'POST /api/pregnancies/{pregnancyId}/scans': ({ db, actor, body, now }) => addScan(db, actor, body, now),

  'PUT /api/scans/{id}': ({ actor, params, body, ...context }) => changeScan(context, actor, params.id, body),

  'DELETE /api/scans/{id}': ({ db, actor, params, now }) => deleteScan(db, actor, params.id, now),

  'POST /api/scans/{id}/restore': ({ db, actor, params, now }) => restoreScan(db, actor, params.id, now),
})
