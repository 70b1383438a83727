import { implement } from '#platform/server/implement.ts'
import { exportContract } from '../contract.ts'
import { requestExport } from './commands.ts'
import { getExportStatus } from './queries.ts'
import { sendExport } from './requests/send-export.ts'

export const exportRoutes = implement(exportContract, {
  'GET /api/admin/exports': ({ db, actor }) => getExportStatus(db, actor.pregnancyId),
  'POST /api/admin/exports': async ({ db, actor, now }) => {
    await requestExport(db, actor, now)
    return getExportStatus(db, actor.pregnancyId)
  },
  'GET /api/admin/exports/{id}/file': (exchange) =>
    sendExport(exchange, exchange.actor.pregnancyId, exchange.params.id),
})
