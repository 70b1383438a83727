/** `npm run check` checks the code without running any test. It runs all checks, even if one fails. */
import { runChecks } from './checks.ts'

const results = await runChecks()
const failed = results.filter(({ ok }) => !ok).length
if (failed > 0) console.log(`${failed} of ${results.length} checks failed`)
process.exitCode = failed > 0 ? 1 : 0
