/** A person who writes updates, contacts and photos, and repeats a request that got no response. */
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'

/** One write in 50 is a photo, one in 10 is a contact, and all others are updates. */
const usualPhotoEvery = 50
const contactEvery = 10

type Write = { text: string; key: string; path: string; body: () => string | FormData }
type WriterOptions = { cookie: string; name: string; pregnancyId: number; photoEvery?: number }

export type Writer = {
  /** The texts of all requests. */
  readonly sent: ReadonlySet<string>
  readonly acknowledged: ReadonlySet<string>
  /** The texts whose retry was refused, because the server does not know the outcome of the first request. */
  readonly uncertain: ReadonlySet<string>
  /** Repeats the last request if it got no response, or else sends a new one. Returns false if there is no response. */
  write(port: number): Promise<boolean>
  /** Repeats the last request if it got no response. */
  finish(port: number): Promise<void>
}

const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a86' } })
  .jpeg()
  .toBuffer()

export function openWriter({ cookie, name, pregnancyId, photoEvery = usualPhotoEvery }: WriterOptions): Writer {
  const [sent, acknowledged, uncertain] = [new Set<string>(), new Set<string>(), new Set<string>()]
  let unanswered: Write | null = null

  function nextWrite(): Write {
    const text = `Drill ${name}-${sent.size}`
    const rest = { text, key: randomUUID() }
    if (sent.size % photoEvery === photoEvery - 1)
      return { ...rest, path: '/api/photos/upload', body: () => photoForm(text) }
    if (sent.size % contactEvery === 0) return { ...rest, path: '/api/contacts', body: () => contact(text) }
    return { ...rest, path: `/api/pregnancies/${pregnancyId}/updates`, body: () => JSON.stringify({ content: text }) }
  }

  /** Returns false if there is no response. */
  async function send(write: Write, port: number): Promise<boolean> {
    unanswered = write
    sent.add(write.text)
    const body = write.body()
    const headers = {
      cookie,
      'idempotency-key': write.key,
      'sec-fetch-site': 'same-origin',
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    }
    const reply = await fetch(`http://127.0.0.1:${port}${write.path}`, { method: 'POST', headers, body })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => null)
    // A proxy returns these when it has lost the server, and Nestling returns 503 when it cannot reach its database. They count
    // as no response.
    if (!reply || [502, 503, 504].includes(reply.status)) return false
    if (reply.status === 201) acknowledged.add(write.text)
    else if (reply.status === 409 && reply.text.includes('outcome-unknown')) uncertain.add(write.text)
    else throw new Error(`${write.path} answered ${reply.status}: ${reply.text}`)
    unanswered = null
    return true
  }

  return {
    sent,
    acknowledged,
    uncertain,
    write: (port) => send(unanswered ?? nextWrite(), port),
    async finish(port) {
      if (unanswered && !(await send(unanswered, port))) throw new Error('The repeated request got no response.')
    },
  }
}

function photoForm(caption: string): FormData {
  const form = new FormData()
  form.set('caption', caption)
  form.set('photo', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg')
  return form
}

const contact = (name: string) => JSON.stringify({ name, category: 'doctor' })
