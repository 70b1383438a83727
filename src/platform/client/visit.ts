/** What the server wrote into the page: what it can do, and the answers that its first screen would else ask for. */

type Answer = { readonly status: number; readonly body: unknown }
export type Visit = {
  readonly needsSetUp: boolean
  /** Whether this installation sends mail. */
  readonly canMail: boolean
  /** Where others reach it, when that was said. */
  readonly publicOrigin: string | null
  readonly answers: Readonly<Record<string, Answer>>
}

export let visit: Visit = JSON.parse(
  document.getElementById('visit')?.textContent ||
    '{ "needsSetUp": false, "canMail": false, "publicOrigin": null, "answers": {} }',
)

const refusals = new Map(Object.entries(visit.answers).filter(([, { status }]) => status >= 400))

/** The refusal that came with the page, once: whoever asks again means to hear something newer. */
export function takeRefusal(path: string): Answer | undefined {
  const refusal = refusals.get(path)
  refusals.delete(path)
  return refusal
}

/** In place of the one of a page that is open, where there is none. */
export function takeVisit(other: Visit) {
  visit = other
}
