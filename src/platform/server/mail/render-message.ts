import { type ShownPicture, showMessage } from './layout/shown-message.ts'
import { toHtml } from './layout/to-html.ts'
import { toText } from './layout/to-text.ts'
import type { MessageText } from './message.ts'

export type RenderedMessage = {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The pictures that the HTML embeds. */
  readonly pictures: readonly ShownPicture[]
}

type RenderOptions = { readonly mostPictures?: number; readonly cidOf?: (at: number) => string }

/**
 * Renders a message for mail programs: a subject of one line, and the same words as text and as HTML. `cidOf` makes the
 * Content-ID of a picture from its number, which begins at 1.
 */
export function renderMessage(
  message: MessageText,
  { mostPictures = Number.POSITIVE_INFINITY, cidOf = (at) => `picture-${at}` }: RenderOptions = {},
): RenderedMessage {
  const shown = showMessage(message, { mostPictures, cidOf })
  return {
    subject: shown.subject,
    text: toText(shown).toWellFormed(),
    html: toHtml(shown).toWellFormed(),
    pictures: shown.items.flatMap(({ pictures }) => pictures),
  }
}
