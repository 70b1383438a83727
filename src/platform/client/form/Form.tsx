import type { ReactNode } from 'react'
import { FieldForm } from '#ui/field/FieldForm.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import type { useForm } from './use-form.ts'

type Props = {
  form: Pick<ReturnType<typeof useForm>, 'onSubmit' | 'limits' | 'draft'>
  className?: string | undefined
  /** How the browser would send it before the app has loaded. */
  method?: 'post'
  children: ReactNode
}

/** The form of `useForm`: its fields count towards their limits, and what is typed survives until it is sent. */
export const Form = ({ form: { onSubmit, limits, draft }, className, method, children }: Props) => (
  <FieldForm
    ref={draft.ref}
    onSubmit={onSubmit}
    onInput={draft.onInput}
    limits={limits}
    className={className}
    {...(method && { method })}
  >
    {draft.restored && <DraftNotice {...draft.restored} onStartOver={draft.startOver} />}
    {children}
  </FieldForm>
)
