/** What a message shows once the limits are applied. Text and HTML are both made from it, so they say the same. */

import { texts } from '../../texts/texts.ts'
import type { MessageItem, MessagePicture, MessageText } from '../message.ts'
import { firstLines, oneLine } from './clean-text.ts'

const limits = {
  subject: 150,
  heading: 200,
  items: 12,
  line: 140,
  quote: { lines: 4, length: 200 },
  alt: 100,
  pictures: 6,
  pictureBytes: 20_000,
} as const

export type ShownPicture = Pick<MessagePicture, 'type' | 'bytes' | 'alt'> & { readonly cid: string }
export type ShownItem = {
  readonly line: string
  readonly quote: string | null
  readonly pictures: readonly ShownPicture[]
  readonly url: string | null
}
export type ShownMessage = {
  readonly subject: string
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly items: readonly ShownItem[]
  readonly more: string | null
  readonly action: MessageText['action'] | null
  readonly footnote: string | null
  readonly footer: readonly string[]
  readonly unsubscribe: { readonly label: string; readonly url: string } | null
  readonly signature: string
}

/** Applies the limits. Shows at most `mostPictures` pictures. `cidOf` makes the Content-ID of a picture from its number. */
export function showMessage(
  message: MessageText,
  { mostPictures, cidOf }: { mostPictures: number; cidOf: (at: number) => string },
): ShownMessage {
  let shownPictures = 0
  const showPicture = ({ type, bytes, alt }: MessagePicture): ShownPicture[] => {
    const isShown = bytes.length <= limits.pictureBytes && shownPictures < Math.min(mostPictures, limits.pictures)
    if (!isShown) return []
    shownPictures += 1
    return [{ type, bytes, alt: oneLine(alt, limits.alt), cid: cidOf(shownPictures) }]
  }
  const showItem = ({ line, quote, pictures = [], url }: MessageItem): ShownItem => ({
    line: oneLine(line, limits.line),
    quote: quote === undefined ? null : firstLines(quote, limits.quote),
    pictures: pictures.flatMap(showPicture),
    url: url ?? null,
  })
  const { items = [], unsubscribe } = message
  const shownItems = items.slice(0, limits.items).map(showItem)
  const rest = items.length - shownItems.length
  return {
    subject: oneLine(message.subject, limits.subject),
    preview: message.preview ?? message.paragraphs[0] ?? shownItems[0]?.line ?? '',
    heading: oneLine(message.heading, limits.heading),
    paragraphs: message.paragraphs,
    items: shownItems,
    more: rest === 0 ? null : texts.andMore(rest),
    action: message.action ?? null,
    footnote: message.footnote ?? null,
    footer: message.footer ?? [],
    unsubscribe: unsubscribe ? { label: unsubscribe.label, url: new URL(unsubscribe.url).href } : null,
    signature: texts.signature,
  }
}
