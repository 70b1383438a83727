export { type Push, queuePush, withdrawPushes } from './sending/queue-push.ts'
export { makePushKeys, replacePushKeys } from './sending/vapid.ts'
export { openPushWorker } from './sending/worker/push-worker.ts'
