import type { ExportPart } from '#platform/server/export/export-part.ts'
import { html } from '#platform/server/export/html.ts'
import { formatDay } from '#platform/shared/time/calendar.ts'
import { type Measure, measures } from '../rules.ts'
import { texts } from '../texts/texts.ts'

/** All scans by day, with their measurements. */
export const exportPart: ExportPart = {
  section: ({ rowsOf }) => {
    const scans = rowsOf('scans').toSorted((one, other) => (one.measured_on < other.measured_on ? -1 : 1))
    if (scans.length === 0) return null
    const cards = scans.map((scan) => {
      const sizes: Record<Measure, string | null> = {
        headCircumference: inMillimetres(scan.head_circumference),
        biparietalDiameter: inMillimetres(scan.biparietal_diameter),
        abdominalCircumference: inMillimetres(scan.abdominal_circumference),
        femurLength: inMillimetres(scan.femur_length),
        crownRumpLength: inMillimetres(scan.crown_rump_length),
        estimatedWeight: scan.estimated_weight_g === null ? null : texts.sizes.g(scan.estimated_weight_g),
      }
      const measured = measures.filter((measure) => sizes[measure] !== null)
      return html`<article class="card">
<h3>${nameOf(scan)}</h3>
<dl class="facts">${measured.map((measure) => html`<dt>${texts.measures[measure]}</dt><dd>${sizes[measure]}</dd>`)}</dl>
${scan.note && html`<p class="typed soft">${scan.note}</p>`}
</article>`
    })
    return { title: texts.growth, body: html`<div class="cards">${cards}</div>` }
  },
}

function nameOf({ measured_on, baby }: { measured_on: string; baby: number | null }): string {
  const day = formatDay(measured_on)
  return baby === null ? day : texts.dayAndBaby(day, baby)
}

const inMillimetres = (tenths: number | null) => (tenths === null ? null : texts.sizes.mm(tenths / 10))
