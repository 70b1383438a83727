import type { ExportedJourney, ExportPart } from '#platform/server/export/export-part.ts'
import { type Html, html, webLink } from '#platform/server/export/html.ts'
import { dayInZone } from '#platform/shared/time/calendar.ts'
import { wishCategories } from '../rules.ts'
import { texts as shared } from '../texts/texts.ts'
import { texts } from './texts/texts.ts'

/** All wishes, sorted by category. While the parents want to be surprised, reservations and purchases are left out. */
export const exportPart: ExportPart = {
  section: (journey) => {
    const wishes = journey.rowsOf('wishes')
    if (wishes.length === 0) return null
    const gifts = listGifts(journey)
    const sorted = wishCategories.flatMap((category) => wishes.filter((wish) => wish.category === category))
    const cards = sorted.map((wish) => print(journey, wish, gifts.get(wish.id) ?? []))
    return { title: texts.exportTitle, body: html`<div class="cards">${cards}</div>` }
  },
}

type Wish = ReturnType<typeof listWishes>[number]
const listWishes = (journey: ExportedJourney) => journey.rowsOf('wishes')

function print(journey: ExportedJourney, wish: Wish, gifts: readonly Html[]) {
  const { name, category, description, price, store_url, notes, quantity, priority } = wish
  const { image_filename: filename, image_width: width, image_height: height } = wish
  const facts = [
    shared.categories[category],
    texts.priorities[priority],
    quantity > 1 && texts.units(quantity),
    price,
  ].filter(Boolean)
  return html`<article class="card">
${filename !== null && width !== null && height !== null && html`<figure>${journey.show({ filename, width, height }, name)}</figure>`}
<h3>${name}</h3>
<p class="soft">${facts.join(' · ')}</p>
${description && html`<p class="typed">${description}</p>`}
${notes && html`<p class="typed soft">${notes}</p>`}
${store_url && html`<p>${webLink(store_url, texts.inShop)}</p>`}
${gifts}
</article>`
}

function listGifts(journey: ExportedJourney): ReadonlyMap<number, Html[]> {
  const gifts = new Map<number, Html[]>()
  if (isSurprise(journey)) return gifts
  const add = (wish: number, gift: Html) => gifts.set(wish, [...(gifts.get(wish) ?? []), gift])
  for (const { wish_id, user_id, units } of journey.rowsOf('wish_reservations'))
    add(wish_id, html`<p class="status">${texts.reservedBy(journey.firstNameOf(user_id), units)}</p>`)
  for (const { wish_id, bought_by, bought_at } of journey.rowsOf('wish_purchases'))
    add(
      wish_id,
      html`<p class="status">${texts.boughtBy(journey.firstNameOf(bought_by), journey.dayOf(bought_at))}</p>`,
    )
  return gifts
}

function isSurprise({ rowsOf, madeAt, timeZone }: ExportedJourney): boolean {
  const today = dayInZone(madeAt, timeZone)
  return rowsOf('wish_surprises').some(({ mode, until }) => mode !== 'everything' && (until === null || today < until))
}
