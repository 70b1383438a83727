/** Builds the bytes of a mail. A message that is sent twice has the same bytes both times. */
import type MimeNode from 'nodemailer/lib/mime-node'
import type { MimeNodeEnvelope } from 'nodemailer/lib/mime-node'
import type { MessageText, Unsubscribe } from './message.ts'
import { type RenderedMessage, renderMessage } from './render-message.ts'

export type Mail = {
  readonly message: MessageText
  /** Without the domain. It is the same for each attempt to send the mail. */
  readonly messageId: string
  /** An address, or a name and an address: `The nest <nest@nestling.example>`. */
  readonly from: string
  readonly recipient: string
  readonly date: Date
}

export type ComposedMail = { readonly bytes: Buffer; readonly envelope: MimeNodeEnvelope }

/** The maximum size of a mail in bytes. Gmail cuts off longer ones, and they take long over slow connections. */
const mostBytes = 100_000

/** Composes a mail of at most 100,000 bytes. Leaves out pictures if it would be larger. */
export async function composeMessage(mail: Mail): Promise<ComposedMail> {
  const cidOf = (at: number) => `picture-${at}.${mail.messageId}@${domainOf(mail.from)}`
  let rendered = renderMessage(mail.message, { cidOf })
  let composed = await compose(mail, rendered)
  while (composed.bytes.length > mostBytes && rendered.pictures.length > 0) {
    rendered = renderMessage(mail.message, { cidOf, mostPictures: rendered.pictures.length - 1 })
    composed = await compose(mail, rendered)
  }
  return composed
}

/** `The nest <nest@nestling.example>` → `nestling.example` */
const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'nestling.invalid'

async function compose({ message, messageId, from, recipient, date }: Mail, rendered: RenderedMessage) {
  const { default: Node } = await import('nodemailer/lib/mime-node')
  const options = { baseBoundary: messageId, disableFileAccess: true, disableUrlAccess: true, newline: 'windows' }
  const root = new Node('multipart/alternative', options)
  root.setHeader({
    From: from.includes('<') ? from : { name: 'Nestling', address: from },
    To: { name: '', address: recipient },
    Subject: rendered.subject,
    'Message-ID': `<${messageId}@${domainOf(from)}>`,
    Date: date,
    // Stops out-of-office replies.
    'Auto-Submitted': 'auto-generated',
    ...(message.unsubscribe && unsubscribeHeaders(message.unsubscribe)),
  })
  addText(root, 'text/plain', rendered.text)
  const html = rendered.pictures.length === 0 ? root : root.createChild('multipart/related; type="text/html"')
  addText(html, 'text/html', rendered.html)
  for (const { cid, type, bytes } of rendered.pictures) {
    const picture = html.createChild(type).setContent(Buffer.from(bytes))
    picture.setHeader({ 'Content-ID': `<${cid}>`, 'Content-Disposition': 'inline' })
  }
  return { bytes: await root.build(), envelope: root.getEnvelope() }
}

/** Adds a text in the shorter of two encodings. Quoted-printable needs three bytes for each byte that is not ASCII. */
function addText(parent: MimeNode, type: 'text/plain' | 'text/html', text: string) {
  const ascii = text.replace(/[^ -~\n]/g, '').length
  const others = Buffer.byteLength(text) - ascii
  const encoding = ascii + 3 * others > 1.37 * (ascii + others) ? 'base64' : 'quoted-printable'
  const part = parent.createChild(`${type}; charset=utf-8`)
  part.setHeader('Content-Transfer-Encoding', encoding).setContent(text)
}

/** One click in the mail program ends these messages (RFC 8058). This needs https; over http, programs only open the page. */
function unsubscribeHeaders({ url }: Unsubscribe) {
  const { href, protocol } = new URL(url)
  return {
    // Folding would break a long address.
    'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${href}>` },
    ...(protocol === 'https:' && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  }
}
