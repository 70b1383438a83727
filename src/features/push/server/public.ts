export { openPushWorker } from './sending/push-worker.ts'
export { type Push, queuePush } from './sending/queue-push.ts'
export { makePushKeys } from './sending/vapid.ts'
