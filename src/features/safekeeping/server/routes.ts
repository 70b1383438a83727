import { requestBackup } from '#platform/server/backup/nightly.ts'
import { examine } from '#platform/server/health/examine.ts'
import { implement } from '#platform/server/implement.ts'
import { safekeepingContract } from '../contract.ts'
import { getBackupStatus, getHealth } from './queries.ts'

export const safekeepingRoutes = implement(safekeepingContract, {
  'GET /api/admin/health': (exchange) => getHealth(exchange),
  'POST /api/admin/health/examination': (input) => examine(input),
  'GET /api/admin/backups': (exchange) => getBackupStatus(exchange),
  'POST /api/admin/backups': async (exchange) => {
    await requestBackup(exchange.db, exchange.now)
    return getBackupStatus(exchange)
  },
})
