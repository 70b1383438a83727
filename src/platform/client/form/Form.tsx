import type { ReactNode } from 'react'
import { FieldForm } from '#ui/field/FieldForm.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import type { useForm } from './use-form.ts'

type Props = {
  form: Pick<ReturnType<typeof useForm>, 'onSubmit' | 'limits' | 'draft'>
  className?: string | undefined
  /** The address to which the browser sends the form if it cannot run the app. */
  action?: string
  children: ReactNode
}

/** A form for `useForm`. Its fields show their limits. If the form has a draft, it keeps what is typed until it is sent. */
export const Form = ({ form: { onSubmit, limits, draft }, className, action, children }: Props) => (
  <FieldForm
    ref={draft.ref}
    onSubmit={onSubmit}
    onInput={draft.onInput}
    limits={limits}
    className={className}
    {...(action && { method: 'post', action })}
  >
    {draft.restored && <DraftNotice {...draft.restored} onStartOver={draft.startOver} />}
    {children}
  </FieldForm>
)
