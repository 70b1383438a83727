import { implement } from '#platform/server/implement.ts'
import { AppError } from '#platform/shared/errors.ts'
import { sendKeyShape } from '#platform/shared/fields.ts'
import { labourContract } from '../contract.ts'
import { saveContraction, saveMovement, setToldRule, shareLabour } from './commands.ts'
import { getLabour } from './queries.ts'

export const labourRoutes = implement(labourContract, {
  'GET /api/pregnancies/{pregnancyId}/labour': ({ db, actor }) => getLabour(db, actor),

  'PUT /api/pregnancies/{pregnancyId}/contractions/{key}': ({ db, actor, params, body, now }) =>
    saveContraction(db, actor, checkKey(params.key), body, now),

  'PUT /api/pregnancies/{pregnancyId}/movements/{key}': ({ db, actor, params, body, now }) =>
    saveMovement(db, actor, checkKey(params.key), body, now),

  'PUT /api/pregnancies/{pregnancyId}/labour/rule': ({ actor, body, ...context }) => setToldRule(context, actor, body),

  'PUT /api/pregnancies/{pregnancyId}/labour/sharing': ({ db, actor, body, now }) => shareLabour(db, actor, body, now),
})

function checkKey(key: string): string {
  if (!sendKeyShape.test(key)) throw new AppError('not-found')
  return key
}
