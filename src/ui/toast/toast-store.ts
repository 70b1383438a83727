// This module needs no React or Radix, so a page can call `showToast` before the code that renders toasts has loaded.

export type ToastContent = {
  title: string
  description?: string | undefined
  tone?: 'default' | 'destructive'
  /** How long the toast stays, in milliseconds; 5000 by default. */
  duration?: number
  action?: ToastAction
}

/** A button in the toast, which also closes the toast. The key `F8` moves the focus to the toast. */
type ToastAction = {
  label: string
  /** How to do the same without the toast, for screen-reader users who cannot reach it in time. */
  altText: string
  onAct: () => void
}
export type Toast = ToastContent & { id: number; open: boolean }

const removeAfterMs = 1_000_000

let current: Toast | undefined
let lastId = 0
let removalTimer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Shows a toast, replacing the current one, and returns its id. */
export function showToast(content: ToastContent): number {
  lastId += 1
  setToast({ ...content, id: lastId, open: true })
  return lastId
}

export function updateToast(id: number, content: Partial<ToastContent>) {
  if (current?.id === id) setToast({ ...current, ...content })
}

/** Closes the toast; it is removed much later, after its exit animation. */
export function dismissToast(id = lastId) {
  if (current?.id !== id || !current.open) return
  setToast({ ...current, open: false })
  removalTimer = setTimeout(() => removeToast(id), removeAfterMs)
}

export function removeToast(id = lastId) {
  if (current?.id === id) setToast(undefined)
}

export function currentToast() {
  return current
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function setToast(next: Toast | undefined) {
  clearTimeout(removalTimer)
  current = next
  for (const listener of listeners) listener()
}
