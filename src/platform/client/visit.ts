/** What the server wrote into the page: the answers that its first screen would otherwise have to ask for. */

type Answer = { readonly status: number; readonly body: unknown }
type Visit = { readonly needsSetUp: boolean; readonly answers: Readonly<Record<string, Answer>> }

export const visit: Visit = JSON.parse(
  document.getElementById('visit')?.textContent || '{ "needsSetUp": false, "answers": {} }',
)

const refusals = new Map(Object.entries(visit.answers).filter(([, { status }]) => status >= 400))

/** The refusal that came with the page, once: whoever asks again means to hear something newer. */
export function takeRefusal(path: string): Answer | undefined {
  const refusal = refusals.get(path)
  refusals.delete(path)
  return refusal
}
