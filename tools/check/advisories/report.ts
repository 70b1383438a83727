/** What `npm run check:advisories` prints. */
import { accepted } from '../../start/node-version.js'
import { type Finding, findAdvisories, type Installed, type List } from './advisories.ts'

/** One line for each advisory that concerns something installed, then what to do. `ok` is false if somebody has to act. */
export function report(installed: Installed, list: List, now: Date): { lines: string[]; ok: boolean } {
  const findings = findAdvisories(installed, list)
  const urgent = findings.filter(isUrgent)
  const lines = [...findings.map(describe), ...new Set(urgent.map(sayWhatToDo)), describeAge(list, now)]
  return { lines, ok: urgent.length === 0 }
}

/** Whether it is rated high or critical, and not accepted. */
function isUrgent({ advisory: { severity, accepted } }: Finding): boolean {
  return accepted === undefined && (severity === 'critical' || severity === 'high')
}

function describe(finding: Finding): string {
  const { advisory, version, mendedIn } = finding
  const { ids, severity, subject, means, source } = advisory
  const sign = advisory.accepted ? '✓' : isUrgent(finding) ? '✗' : '!'
  const mended = mendedIn ? `Mended in ${mendedIn}.` : `No version of ${subject} mends it yet.`
  const reason = advisory.accepted ? ` Accepted: ${advisory.accepted}` : ''
  return `${sign} ${subject} ${version}, ${severity}, ${ids.join(' ')}: ${means} ${mended}${reason} ${source}`
}

function sayWhatToDo({ advisory: { subject } }: Finding): string {
  return subject === 'node'
    ? `→ Install Node ${accepted}. Then run npm install, and start Nestling again.`
    : `→ Install the newest Nestling. If this is the newest, raise ${subject} in package.json.`
}

const longestDays = 30

function describeAge({ updated }: List, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(updated)) / 86_400_000)
  const sentence = `The list was last brought up to date on ${updated}.`
  return days > longestDays ? `! ${sentence} That was ${days} days ago, so newer advisories may be missing.` : sentence
}
