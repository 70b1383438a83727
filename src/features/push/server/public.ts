export { type Push, queuePush } from './sending/queue-push.ts'
export { makePushKeys } from './sending/vapid.ts'
export { openPushWorker } from './sending/worker/push-worker.ts'
