/** Gives the export parts of all features access to one journey. */
import type { Selectable } from 'kysely'
import { weekAt } from '#features/journey/rules.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { ExportedJourney, ExportPart } from '#platform/server/export/export-part.ts'
import { type Html, html } from '#platform/server/export/html.ts'
import type { PictureFile } from '#platform/server/export/journey-format.ts'
import type { TableName } from '#platform/server/feature/table-plan.ts'
import { dayInZone, formatDay } from '#platform/shared/time/calendar.ts'
import type { Snapshot } from '../making/take-snapshot.ts'
import { texts } from '../texts/texts.ts'

export type PageContext = {
  /** Each feature’s part of the pages, in the order of the features. */
  readonly parts: readonly (ExportPart & { readonly name: string })[]
  /** The picture files, with the outcome of copying each. */
  readonly pictures: readonly PictureFile[]
  readonly now: Date
}

/** The files of one picture, from the smallest size to the full size. */
type Sizes = readonly { readonly file: string; readonly width: number }[]

type Picture = Parameters<ExportedJourney['show']>[0]
/** Shows a picture of the export on a page. */
export type ShowPicture = (picture: Picture, sizes: Sizes, alt: string) => Html

export function showJourney(
  { journey, rows, people, files }: Snapshot,
  context: PageContext,
  show: ShowPicture,
): ExportedJourney {
  const sizes = findSizes(files, context.pictures)
  const names = new Map(people.map(({ id, firstName }) => [id, firstName]))
  const dayIn = (instant: string) => dayInZone(new Date(instant), journey.time_zone)
  // This cast is safe: the migrations made each table with the columns of its type.
  const rowsOf = <Name extends TableName>(table: Name) =>
    (rows.get(table) ?? []) as unknown as readonly Selectable<Tables[Name]>[]
  const last = rowsOf('journey_states').findLast(({ taken_back_at }) => taken_back_at === null)
  const isOver = last?.state === 'born' || last?.state === 'ended'
  const endDay = isOver ? (last.happened_on ?? dayIn(last.changed_at)) : null
  return {
    babyName: journey.baby_name,
    dueDate: journey.due_date,
    isExpecting: !isOver,
    timeZone: journey.time_zone,
    madeAt: context.now,
    people: people.map(({ bytes, portrait, ...person }) => ({ ...person, portrait: portrait?.file ?? null })),
    rowsOf,
    firstNameOf: (id) => names.get(id) ?? texts.somebody,
    weekOf: (instant) => {
      const day = dayIn(instant)
      return endDay !== null && day > endDay ? null : weekAt(journey.due_date, day)
    },
    dayOf: (instant) => html`<time datetime="${instant}">${formatDay(dayIn(instant))}</time>`,
    show: (picture, alt) => {
      const known = sizes.get(picture.filename)
      return known ? show(picture, known, alt) : html`<p class="missing">${texts.missingPicture}</p>`
    },
  }
}

/** The copied files of each picture, by the picture’s `filename`. Missing files are left out. */
function findSizes(files: Snapshot['files'], pictures: readonly PictureFile[]): ReadonlyMap<string, Sizes> {
  const missing = new Set(pictures.flatMap(({ id, state }) => (state === 'missing' ? [id] : [])))
  const there = files.filter(({ picture }) => !missing.has(picture.id))
  const sizes = there.map(({ filename, width, picture: { file } }) => ({ filename, width, file }))
  return Map.groupBy(sizes, ({ filename }) => filename)
}
