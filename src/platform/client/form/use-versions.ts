/** Functions for forms that change a thing that other people may change at the same time. */
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LastSave } from '../../shared/errors.ts'
import { ApiError } from '../api.ts'

/**
 * Merges what was typed with what somebody else saved since the form was opened. If both changed the same field, `show` shows
 * a dialog that asks the person. Returns undefined if the person closes the dialog.
 */
export type Merge<Values, Thing> = (versions: {
  typed: Values
  opened: Thing
  present: Thing
  /** Who saved `present`, if the server knows it. */
  lastSave?: LastSave | undefined
  show: (dialog: ReactNode) => void
}) => Promise<Values | undefined>

type Sending<Values, Thing> = {
  /** The thing as it was when the form was opened; undefined for a new one. */
  opened: Thing | undefined
  /** This should import its code only when it is called, because two people rarely change the same thing. */
  merge: Merge<Values, Thing>
  /** Sends the values with the version of `seen`. That is `opened`, or after a merge the thing as it is now. */
  send: (values: Values, seen: Thing | undefined) => Promise<unknown>
}

/**
 * Returns `send` for `useForm`, and a dialog to render beside the form. If somebody else has changed the thing
 * meanwhile, both versions are merged, and the result is sent.
 */
export function useVersionedSend<Values, Thing>({ opened, merge, send }: Sending<Values, Thing>) {
  const [dialog, show] = useState<ReactNode>(null)

  async function sendFrom(typed: Values, seen: Thing | undefined): Promise<unknown> {
    try {
      return await send(typed, seen)
    } catch (error) {
      const refusal = seen && conflictIn<Thing>(error)
      if (!refusal) throw error
      const { present } = refusal
      const merged = await merge({ typed, opened: seen, ...refusal, show })
      return merged !== undefined && sendFrom(merged, present)
    }
  }

  return { dialog, send: (values: Values) => sendFrom(values, opened) }
}

type Conflict<Thing> = { present: Thing; lastSave?: LastSave }

/** What the server says about somebody else's change; undefined for any other error. */
export const conflictIn = <Thing>(error: unknown): Conflict<Thing> | undefined =>
  // The cast is safe: the call returns the thing, and this is its present state.
  error instanceof ApiError && error.code === 'changed-meanwhile' ? (error.body as Conflict<Thing>) : undefined

type Opening<Thing> = {
  isSame: (one: Thing, other: Thing) => boolean
  /** Resets the form's own state to this thing. */
  onShow: (thing: Thing) => void
}

/**
 * Returns the thing that a form shows, for a form that stays open. While nothing is typed, this is the latest version.
 * Once something is typed, it stays the same version until the form is saved.
 */
export function useOpened<Thing>(latest: Thing, { isSame, onShow }: Opening<Thing>) {
  const [opened, setOpened] = useState(latest)
  const [known, setKnown] = useState(latest)
  const [isTyped, setTyped] = useState(false)
  const [timesShown, setTimesShown] = useState(0)

  function show(thing: Thing) {
    setOpened(thing)
    setTimesShown((times) => times + 1)
    onShow(thing)
  }
  if (latest !== known) {
    setKnown(latest)
    if (!isTyped && !isSame(latest, opened)) show(latest)
  }

  return {
    opened,
    /** A key for uncontrolled fields. It changes when the fields must show values that were not typed in them. */
    timesShown,
    /** A handler for an element around the form. */
    onInput: () => setTyped(true),
    /** Call this with what was saved. `seen` differs from `opened` if the save was merged with somebody else's. */
    onSaved(saved: Thing, seen: Thing) {
      // The draft reads the fields afterwards, so they must already show what was saved.
      flushSync(() => {
        setTyped(false)
        if (seen !== opened) return show(saved)
        setOpened(saved)
        onShow(saved)
      })
    },
  }
}
