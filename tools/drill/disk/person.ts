/** A person who does each kind of act in turn, and records every response that a full disk does not explain. */
import { cast, castPassword } from '../../../src/features/sign-in/fixtures.ts'
import type { openAsker, SentRequest } from '../steps/ask.ts'

type Parts = { cookie: string; name: string; pregnancyId: number; photo: Blob; ask: ReturnType<typeof openAsker> }

export type Person = ReturnType<typeof openPerson>

export function openPerson({ cookie, name, pregnancyId, photo, ask }: Parts) {
  const [acknowledged, refused] = [new Set<string>(), new Set<string>()]
  const problems: string[] = []
  const contacts: number[] = []
  let [done, servedWhenFull, isFull] = [0, 0, false]

  /** Sends a write. Nestling may refuse it when the disk is full. */
  async function write(request: SentRequest, text: string) {
    const reply = await ask({ ...request, cookie })
    if (reply?.status === 201) acknowledged.add(text)
    else if (reply && [503, 507].includes(reply.status)) refused.add(text)
    else problems.push(`${request.path} answered ${reply?.status}: ${reply?.text.slice(0, 100)}`)
    return reply
  }

  /** Sends a request that must succeed even when the disk is full. */
  async function askAnyway(request: SentRequest, status: number) {
    const wasFull = isFull
    const reply = await ask(request)
    if (reply?.status !== status)
      problems.push(`${request.path} answered ${reply?.status}: ${reply?.text.slice(0, 100)}`)
    else if (wasFull && isFull) servedWhenFull += 1
  }

  const acts = [
    async (text: string) => {
      const reply = await write(
        { method: 'POST', path: '/api/contacts', body: { name: text, category: 'doctor' } },
        text,
      )
      if (reply?.status === 201) contacts.push(JSON.parse(reply.text).id)
    },
    () => askAnyway({ method: 'GET', path: '/api/contacts', cookie }, 200),
    (text: string) =>
      write({ method: 'POST', path: `/api/pregnancies/${pregnancyId}/updates`, body: { content: text } }, text),
    async () => {
      const id = contacts.pop()
      if (id !== undefined) await askAnyway({ method: 'DELETE', path: `/api/contacts/${id}`, cookie }, 204)
    },
    (text: string) =>
      write({ method: 'POST', path: '/api/photos/upload', upload: { field: 'photo', photo, caption: text } }, text),
    () =>
      askAnyway(
        { method: 'POST', path: '/api/login', body: { email: cast.mother.email, password: castPassword } },
        200,
      ),
  ]

  return {
    acknowledged,
    refused,
    problems,
    /** Does the next act. */
    async act() {
      const act = acts[done % acts.length]
      done += 1
      await act?.(`Disk ${name}-${done}`)
    },
    /** How many acts the person has done. */
    done: () => done,
    setDiskFull(now: boolean) {
      isFull = now
    },
    servedWhenFull: () => servedWhenFull,
  }
}
