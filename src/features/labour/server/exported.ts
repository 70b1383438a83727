import type { ExportedJourney, ExportPart } from '#platform/server/export/export-part.ts'
import { type Html, html } from '#platform/server/export/html.ts'
import { timeInZone } from '#platform/shared/time/wall-clock.ts'
import { joinNotes, lengthOf, lengthWords } from '../rules.ts'
import { texts } from '../texts/texts.ts'

/** The contractions and the movements, oldest first, with times in the family's time zone. */
export const exportPart: ExportPart = {
  section: (journey) => {
    const lists = [
      { title: texts.contractions, lines: listContractions(journey) },
      { title: texts.movements, lines: listMovements(journey) },
    ].filter(({ lines }) => lines.length > 0)
    if (lists.length === 0) return null
    return {
      title: texts.contractionsAndMovements,
      body: html`${lists.map(({ title, lines }) => html`<article class="card"><h3>${title}</h3><ul>${lines}</ul></article>`)}`,
    }
  },
}

function listContractions({ rowsOf, dayOf, timeZone }: ExportedJourney): Html[] {
  const notes = rowsOf('contractions').flatMap(({ key, began_at, ended_at }) =>
    began_at === null ? [] : [{ key, beganAt: began_at, endedAt: ended_at }],
  )
  return joinNotes(notes).map((contraction) => {
    const began = new Date(contraction.beganMs)
    const length = lengthOf(contraction)
    return html`<li>${dayOf(began.toISOString())}, ${timeInZone(began, timeZone)}${length !== null && `: ${lengthWords(length)}`}</li>`
  })
}

const listMovements = ({ rowsOf, dayOf, timeZone }: ExportedJourney): Html[] =>
  rowsOf('movements')
    .filter(({ felt_at }) => felt_at !== null)
    .toSorted((one, other) => (String(one.felt_at) < String(other.felt_at) ? -1 : 1))
    .map(
      ({ felt_at, feeling }) =>
        html`<li>${dayOf(String(felt_at))}, ${timeInZone(new Date(String(felt_at)), timeZone)}: ${texts.feelings[feeling]}</li>`,
    )
