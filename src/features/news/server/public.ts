export { type NewsWorker, openNewsWorker } from './telling/news-worker.ts'
