/** Forms that validate with the schema of their API call, show errors at fields, and store typed text as a draft. */
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { type $ZodType, type output, safeParse } from 'zod/v4/core'
import type { FieldMessages } from '../../shared/errors.ts'
import '../../shared/messages/validation.ts'
import { ApiError } from '../api.ts'
import { textLimitsOf } from './text-limits.ts'
import { useDraft } from './use-draft.ts'

// Zod's compiled checks need eval, which our Content-Security-Policy forbids and would report.
z.config({ jitless: true })

type Options<S extends $ZodType> = {
  schema: S
  /** The name of the draft, unique to the thing that the form adds or edits; null for a form without text. */
  draft: string | null
  /** Reads the fields into the schema's input. */
  read: (fields: FormData) => unknown
  /** Sends the values. Returns false if they are not sent yet, so the draft stays. */
  send: (values: output<S>, form: HTMLFormElement) => Promise<unknown>
  /** Called with an error that is not about a field of the form. */
  onFailed?: (error: unknown) => void
  /** Called when the values do not match the schema. */
  onInvalid?: (errors: FieldMessages, fields: FormData) => void
}

export function useForm<S extends $ZodType>({ schema, draft: draftName, read, send, onFailed, onInvalid }: Options<S>) {
  const [errors, setErrors] = useState<FieldMessages>({})
  const [pending, setPending] = useState(false)
  const draft = useDraft(draftName)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    const fields = new FormData(form)
    const checked = safeParse(schema, read(fields))
    if (!checked.success) {
      const wrong = firstMessages(checked.error.issues)
      onInvalid?.(wrong, fields)
      return show(form, wrong)
    }
    setErrors({})
    setPending(true)
    try {
      if ((await send(checked.data, form)) !== false) draft.settle()
    } catch (error) {
      const refused = error instanceof ApiError ? error.fields : {}
      if (Object.keys(refused).some((name) => form.elements.namedItem(name))) show(form, refused)
      else onFailed?.(error)
    } finally {
      setPending(false)
    }
  }

  function show(form: HTMLFormElement, wrong: FieldMessages) {
    setErrors(wrong)
    const first = [...form.elements].find((element) => wrong[element.getAttribute('name') ?? ''] !== undefined)
    if (first instanceof HTMLElement) first.focus()
  }

  return { errors, pending, onSubmit: submit, limits: textLimitsOf(schema), draft }
}

/** The text of a field as typed; the schema trims it. */
export const textOf = (fields: FormData, name: string): string => String(fields.get(name) ?? '')

/** The text of a field; null if it is empty. */
export const textOrNull = (fields: FormData, name: string): string | null => textOf(fields, name).trim() || null

/** The number in a field; null if it is empty. */
export function numberOf(fields: FormData, name: string): number | null {
  const text = textOf(fields, name).trim()
  return text === '' ? null : Number(text)
}

function firstMessages(issues: readonly { path: PropertyKey[]; message: string }[]): FieldMessages {
  const messages: Record<string, string> = {}
  for (const { path, message } of issues) messages[String(path[0] ?? 'form')] ??= message
  return messages
}
