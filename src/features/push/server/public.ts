/** For features that tell people of something new. @public */
export { queuePush } from './sending/queue-push.ts'
export { makePushKeys } from './sending/vapid.ts'
export { openPushWorker } from './sending/worker/push-worker.ts'
