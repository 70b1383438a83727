/** `npm run check`: everything that can be said about the code without running it; stops at the first that fails. */
import { checks, runCheck } from './checks.ts'

for (const check of checks) {
  if (await runCheck(check)) continue
  process.exitCode = 1
  break
}
