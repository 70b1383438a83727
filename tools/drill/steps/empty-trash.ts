/** Runs the jobs that are due, in a process that can be broken. */
import { runJobsLater } from './place.ts'

await runJobsLater(process.env, 0)
