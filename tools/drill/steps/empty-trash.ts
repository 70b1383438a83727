/** Empties the trash: runs the jobs that are due. It is a separate process, so the drill can kill it at any step. */
import { runJobsLater } from './place.ts'

await runJobsLater(process.env, 0)
