export { openNewsWorker } from './telling/news-worker.ts'
