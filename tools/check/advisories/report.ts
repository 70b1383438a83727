/** The output of `npm run check:advisories`. */
import { accepted } from '../../start/node-version.js'
import { type Finding, findAdvisories, type Installed, type List } from './advisories.ts'

/**
 * Returns one line for each advisory of an installed version, then what to do, then the age of the list. `ok` is false if
 * somebody has to act.
 */
export function report(installed: Installed, list: List, now: Date): { lines: string[]; ok: boolean } {
  const findings = findAdvisories(installed, list)
  const urgent = findings.filter(isUrgent)
  const lines = [...findings.map(describe), ...new Set(urgent.map(sayWhatToDo)), describeAge(list, now)]
  return { lines, ok: urgent.length === 0 }
}

/** Whether the advisory is rated high or critical and has not been accepted. */
function isUrgent({ advisory: { severity, accepted } }: Finding): boolean {
  return accepted === undefined && (severity === 'critical' || severity === 'high')
}

function describe(finding: Finding): string {
  const { advisory, version, fixedIn } = finding
  const { ids, severity, subject, means, source } = advisory
  const sign = advisory.accepted ? '✓' : isUrgent(finding) ? '✗' : '!'
  const fix = fixedIn ? `Fixed in ${fixedIn}.` : `No version of ${subject} fixes it yet.`
  const reason = advisory.accepted ? ` Accepted: ${advisory.accepted}` : ''
  return `${sign} ${subject} ${version}, ${severity}, ${ids.join(' ')}: ${means} ${fix}${reason} ${source}`
}

function sayWhatToDo({ advisory: { subject } }: Finding): string {
  return subject === 'node'
    ? `→ Install Node ${accepted}. Then run npm install, and start Nestling again.`
    : `→ Install the newest Nestling. If this is the newest, install a newer ${subject} by its version in package.json.`
}

const maxAgeDays = 30

function describeAge({ updated }: List, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(updated)) / 86_400_000)
  const sentence = `The list was last updated on ${updated}.`
  return days > maxAgeDays ? `! ${sentence} That was ${days} days ago, so newer advisories may be missing.` : sentence
}
