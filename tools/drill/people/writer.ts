/** A person who writes updates, contacts and photos, and repeats requests whose response was lost. */
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'

/** One write in 50 is a photo, and one in 10 is a contact. */
const usualPhotoEvery = 50
const contactEvery = 10

type Deed = { text: string; key: string; path: string; body: () => string | FormData }
type Place = { cookie: string; name: string; pregnancyId: number; photoEvery?: number }

export type Writer = {
  /** The texts that were sent, acknowledged, and refused because nobody knows whether they were stored. */
  readonly sent: ReadonlySet<string>
  readonly acknowledged: ReadonlySet<string>
  readonly uncertain: ReadonlySet<string>
  /** Repeats the last request whose response was lost, or else sends a new one. Returns false if the response is lost. */
  write(port: number): Promise<boolean>
  /** Repeats the last request whose response was lost. */
  finish(port: number): Promise<void>
}

const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a86' } })
  .jpeg()
  .toBuffer()

export function openWriter({ cookie, name, pregnancyId, photoEvery = usualPhotoEvery }: Place): Writer {
  const [sent, acknowledged, uncertain] = [new Set<string>(), new Set<string>(), new Set<string>()]
  let cut: Deed | null = null

  function nextDeed(): Deed {
    const text = `Drill ${name}-${sent.size}`
    const rest = { text, key: randomUUID() }
    if (sent.size % photoEvery === photoEvery - 1)
      return { ...rest, path: '/api/photos/upload', body: () => photoForm(text) }
    if (sent.size % contactEvery === 0) return { ...rest, path: '/api/contacts', body: () => contact(text) }
    return { ...rest, path: `/api/pregnancies/${pregnancyId}/updates`, body: () => JSON.stringify({ content: text }) }
  }

  /** Returns false if the connection or the server was lost. */
  async function send(deed: Deed, port: number): Promise<boolean> {
    cut = deed
    sent.add(deed.text)
    const body = deed.body()
    const headers = {
      cookie,
      'idempotency-key': deed.key,
      'sec-fetch-site': 'same-origin',
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    }
    const reply = await fetch(`http://127.0.0.1:${port}${deed.path}`, { method: 'POST', headers, body })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => null)
    // A proxy returns these when it has lost the server.
    if (!reply || [502, 503, 504].includes(reply.status)) return false
    if (reply.status === 201) acknowledged.add(deed.text)
    else if (reply.status === 409 && reply.text.includes('outcome-unknown')) uncertain.add(deed.text)
    else throw new Error(`${deed.path} answered ${reply.status}: ${reply.text}`)
    cut = null
    return true
  }

  return {
    sent,
    acknowledged,
    uncertain,
    write: (port) => send(cut ?? nextDeed(), port),
    async finish(port) {
      if (cut && !(await send(cut, port))) throw new Error('The server that was to stay was cut.')
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
