/** Measures pages with Lighthouse's phone settings, compared with a page of React alone that is served the same way. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findOrInstallChromium } from '../../test/chromium.ts'
import { kilobytes, median, printFigure, seconds } from '../figures.ts'
import type { Seeded } from '../server/seeded-folder.ts'
import { startNestling } from '../server/server-process.ts'
import { serveReactAlone } from './react-alone.ts'

const rounds = 3
/** The limit of the largest contentful paint, as a ratio to React alone. */
const mostRatio = 0.95
const mostBlockedMs = 50
/** A server sends ten packets at first (RFC 6928), and each carries 1,460 bytes. More would need another round trip. */
const mostPageBytes = 14_600
const categories = { performance: 'performance', accessibility: 'accessibility', 'best-practices': 'best practices' }

type Page = { name: string; url: string; cookie?: string }

type Audit = {
  title: string
  score: number | null
  numericValue?: number
  details?: { items?: { transferSize?: number }[] }
}

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
  runWarnings: string[]
  runtimeError?: { message: string }
}

export async function measureLighthouse({ dataDir, cookie }: Seeded): Promise<void> {
  const chromium = await findOrInstallChromium()
  const servers = await Promise.all([startNestling(dataDir), serveReactAlone()])
  const [ours, alone] = servers.map(({ port }) => `http://127.0.0.1:${port}`)
  const pages: Page[] = [
    { name: '/sign-in', url: `${ours}/sign-in` },
    { name: '/ signed in', url: `${ours}/`, cookie },
  ]
  const baseline = { name: 'React alone', url: `${alone}/` }
  try {
    const reports = new Map<Page, Report[]>([baseline, ...pages].map((page) => [page, []]))
    // The pages alternate, so other load on the machine affects all alike.
    for (let round = 0; round < rounds; round++)
      for (const [page, own] of reports) own.push(await examine(chromium, page))

    const baselineMs = medianOf(reports.get(baseline) ?? [], 'largest-contentful-paint')
    console.log(`Lighthouse, a phone on a slow network, median of ${rounds}`)
    printFigure('React alone, largest contentful paint', seconds(baselineMs))
    for (const page of pages) printPage(page.name, reports.get(page) ?? [], baselineMs)
    const warnings = new Set([...reports.values()].flat().flatMap(({ runWarnings }) => runWarnings))
    for (const warning of warnings) console.log(`  Lighthouse warns: ${warning}`)
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()))
  }
}

function printPage(name: string, reports: readonly Report[], baselineMs: number): void {
  for (const [category, words] of Object.entries(categories)) {
    const score = median(reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100)))
    printFigure(`${name}, ${words}`, String(score), { words: '100', met: score === 100 })
  }
  const paintMs = medianOf(reports, 'largest-contentful-paint')
  const [paintRatio, blockedMs] = [paintMs / baselineMs, medianOf(reports, 'total-blocking-time')]
  const shift = medianOf(reports, 'cumulative-layout-shift')
  printFigure('  largest contentful paint', seconds(paintMs))
  printFigure('  ratio to React alone', paintRatio.toFixed(3), {
    words: `at most ${mostRatio}`,
    met: paintRatio <= mostRatio,
  })
  const pageBytes = median(
    reports.map(({ audits }) => audits['network-requests']?.details?.items?.[0]?.transferSize ?? Number.NaN),
  )
  printFigure('  the page with its headers', kilobytes(pageBytes), {
    words: `at most ${kilobytes(mostPageBytes)}, ten packets`,
    met: pageBytes <= mostPageBytes,
  })
  printFigure('  total blocking time', `${blockedMs.toFixed(0)} ms`, {
    words: `under ${mostBlockedMs} ms`,
    met: blockedMs < mostBlockedMs,
  })
  printFigure('  cumulative layout shift', shift.toFixed(3), { words: 'none', met: shift === 0 })
  for (const finding of new Set(reports.flatMap(listFindings))) console.log(`    found: ${finding}`)
}

const medianOf = (reports: readonly Report[], audit: string) =>
  median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))

/** The audits that cost points. Timings are left out, because they are printed as figures. */
const listFindings = ({ categories, audits }: Report) =>
  Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => {
      const audit = audits[id]
      return audit && audit.score !== null && audit.score < 1 && audit.numericValue === undefined ? [audit.title] : []
    })

// Downloaded only for this measurement: 165 MB that nobody needs to run or change Nestling.
const lighthouse = ['exec', '--yes', '--package=lighthouse@13.5.0', '--', 'lighthouse']

/** Runs Lighthouse on a page. Each run has a new process and a new browser, so it finds nothing of earlier runs. */
async function examine(chromium: string, { name, url, cookie }: Page): Promise<Report> {
  const flags = ['--headless', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const args = [
    url,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${Object.keys(categories).join(',')}`,
    `--chrome-flags=${flags.join(' ')}`,
    ...(cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : []),
  ]
  const { stdout } = await promisify(execFile)('npm', [...lighthouse, ...args], {
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 2 ** 27,
  })
  const report: Report = JSON.parse(stdout)
  if (report.runtimeError) throw new Error(`Lighthouse could not examine ${name}: ${report.runtimeError.message}`)
  return report
}
