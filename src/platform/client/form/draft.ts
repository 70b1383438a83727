/** Drafts of forms: in this tab and for this person only, until the form is sent or the person signs out. */
import { listenForSignOut } from '../sign-out/sign-out-cleanup.ts'

/** The name of a field → its value; a checkbox has `on` or nothing. */
export type Values = Readonly<Record<string, string>>

/** What a form showed before anything was typed, and what it showed last. */
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

/** Stores what a form shows, or removes the draft if that is what the form began with. */
export function storeDraft(userId: number, name: string, draft: Draft): void {
  try {
    if (changedIn(draft).length === 0) sessionStorage.removeItem(keyOf(userId, name))
    else sessionStorage.setItem(keyOf(userId, name), JSON.stringify(draft))
    listenForSignOut()
  } catch {
    // Storage is full or unavailable. The open form still has everything.
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
 * Brings a draft into a form that now begins with `base`. Only what the person changed counts: other fields show their
 * newer values. `isOutdated`: somebody else has changed one of the same fields.
 */
export function mergeDraft({ base: before, typed }: Draft, base: Values): { typed: Values; isOutdated: boolean } {
  const changed = changedIn({ base: before, typed }).filter((name) => typed[name] !== (base[name] ?? ''))
  return {
    typed: Object.fromEntries(changed.map((name) => [name, typed[name] ?? ''])),
    isOutdated: changed.some((name) => before[name] !== base[name]),
  }
}

const changedIn = ({ base, typed }: Draft) => Object.keys(typed).filter((name) => typed[name] !== (base[name] ?? ''))
