import { texts } from '../../texts/texts.ts'
import type { ShownItem, ShownMessage } from './shown-message.ts'

/** Returns a message as plain text. Each address is alone on its line, so mail programs make the whole of it a link. */
export function toText(message: ShownMessage): string {
  const { heading, paragraphs, items, more, action, footnote, footer, unsubscribe, signature } = message
  const parts = [
    heading,
    ...paragraphs,
    ...items.map(toItem),
    more,
    action && `${action.label}:\n${action.url}`,
    footnote,
    // This line separates the signature from the message.
    ['-- ', ...footer, signature].join('\n'),
    unsubscribe && `${unsubscribe.label}:\n${unsubscribe.url}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function toItem({ line, quote, url }: ShownItem): string {
  const quoted = quote && texts.quoted(quote).replace(/^/gm, '  ')
  return [line, quoted, url].filter(Boolean).join('\n')
}
