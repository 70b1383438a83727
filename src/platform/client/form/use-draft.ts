import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { userAddress } from '../../shared/address/session-addresses.ts'
import { mergeDraft, readDraft, removeDraft, storeDraft, type Values } from './draft.ts'
import { enterValues, readValues } from './form-values.ts'

/**
 * Stores the text typed into a form as a draft with this name, so nothing is lost when the form closes or the session
 * expires. `name` is null for a form without text. When the form opens again, it shows the draft and a notice.
 */
export function useDraft(name: string | null) {
  const client = useQueryClient()
  const [restored, setRestored] = useState<{ isOutdated: boolean } | null>(null)
  const opened = useRef<{ form: HTMLFormElement; base: Values }>(undefined)
  const isEntering = useRef(false)
  const userId = () => client.getQueryData<{ id: number } | null>([userAddress])?.id

  function ref(form: HTMLFormElement | null) {
    if (!form || opened.current?.form === form) return
    opened.current = { form, base: readValues(form) }
    setRestored(null)
    // Entering values makes React commit again, so wait until this commit ends. A microtask still runs before the paint.
    queueMicrotask(restore)
  }

  function restore() {
    const owner = userId()
    const stored = owner !== undefined && name !== null ? readDraft(owner, name) : undefined
    if (!opened.current || !stored) return
    const { typed, isOutdated } = mergeDraft(stored, opened.current.base)
    enter(typed)
    store()
    if (Object.keys(typed).length > 0) setRestored({ isOutdated })
  }

  function enter(values: Values) {
    if (!opened.current) return
    isEntering.current = true
    enterValues(opened.current.form, values)
    isEntering.current = false
  }

  function store() {
    const owner = userId()
    if (owner === undefined || name === null || !opened.current || isEntering.current) return
    const { form, base } = opened.current
    storeDraft(owner, name, { base, typed: readValues(form) })
  }

  return {
    ref,
    onInput: store,
    restored,
    startOver() {
      if (!opened.current) return
      enter(opened.current.base)
      store()
      setRestored(null)
      opened.current.form.querySelector<HTMLElement>('input, textarea, select')?.focus()
    },
    /** Removes the draft after the form was sent. If the form stays open, its current values become the initial ones. */
    settle() {
      const owner = userId()
      if (owner !== undefined && name !== null) removeDraft(owner, name)
      setRestored(null)
      const { form } = opened.current ?? {}
      if (form?.isConnected) opened.current = { form, base: readValues(form) }
    },
  }
}
