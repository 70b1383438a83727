/** Drafts of forms. A draft stays in this tab, for this person only, until the form is sent or the person signs out. */
import { listenForSignOut } from '../sign-out/sign-out-cleanup.ts'

/** Field name → value. A checkbox has the value `on` or ''. */
export type Values = Readonly<Record<string, string>>

/** The values of a form before anything was typed, and its latest values. */
export type Draft = { readonly base: Values; readonly typed: Values }

const keyOf = (userId: number, name: string) => `nestling-draft-${userId}-${name}`

/** The stored draft; undefined if there is none, or if storage is unavailable. */
export function readDraft(userId: number, name: string): Draft | undefined {
  try {
    const json = sessionStorage.getItem(keyOf(userId, name))
    return json === null ? undefined : JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Stores the values of a form as a draft, or removes the draft if the values are the initial ones. */
export function storeDraft(userId: number, name: string, draft: Draft): void {
  try {
    if (changedIn(draft).length === 0) sessionStorage.removeItem(keyOf(userId, name))
    else sessionStorage.setItem(keyOf(userId, name), JSON.stringify(draft))
    listenForSignOut()
  } catch {
    // Storage is full or unavailable. The open form still has the values.
  }
}

export function removeDraft(userId: number, name: string): void {
  try {
    sessionStorage.removeItem(keyOf(userId, name))
  } catch {
    // Storage is unavailable, so it has no draft.
  }
}

/**
 * The fields to restore from a draft into a form whose saved values are now `base`: only those that the person changed.
 * `isOutdated`: somebody else has changed one of them too.
 */
export function mergeDraft({ base: before, typed }: Draft, base: Values): { typed: Values; isOutdated: boolean } {
  const changed = changedIn({ base: before, typed }).filter((name) => typed[name] !== (base[name] ?? ''))
  return {
    typed: Object.fromEntries(changed.map((name) => [name, typed[name] ?? ''])),
    isOutdated: changed.some((name) => before[name] !== base[name]),
  }
}

const changedIn = ({ base, typed }: Draft) => Object.keys(typed).filter((name) => typed[name] !== (base[name] ?? ''))
