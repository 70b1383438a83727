import { implement } from '#platform/server/implement.ts'
import { pushContract } from '../contract.ts'
import { addDevice, removeDevice, testDevice } from './commands.ts'
import { getPublicKey, listDevices } from './queries.ts'

export const pushRoutes = implement(pushContract, {
  'GET /api/push/key': ({ db }) => getPublicKey(db),

  'GET /api/push/devices': ({ db, actor, now }) => listDevices(db, actor, now),

  'PUT /api/push/devices': ({ actor, body, ...exchange }) => addDevice(exchange, actor, body),

  'DELETE /api/push/devices/{id}': ({ actor, params, ...exchange }) => removeDevice(exchange, actor.userId, params.id),

  'POST /api/push/devices/{id}/test': ({ actor, params, ...exchange }) => testDevice(exchange, actor, params.id),
})
