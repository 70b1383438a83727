import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { TextArea } from '#ui/field/TextArea.tsx'
import { CommentInput } from '../../shared/responses/comment.ts'
import { Form } from '../form/Form.tsx'
import { textOf, useForm } from '../form/use-form.ts'
import { sayFailure } from '../say-failure.ts'

type Props = {
  label: string
  /** The name of the draft. */
  draft: string
  content?: string
  submitText: string
  /** The title of the toast if sending fails. */
  failed: string
  send: (values: CommentInput, form: HTMLFormElement) => Promise<unknown>
  onCancel?: () => void
}

/** The form for a new comment or a changed one. What is typed stays as a draft until it is sent. */
export function CommentForm({ label, draft, content = '', submitText, failed, send, onCancel }: Props) {
  const form = useForm({
    schema: CommentInput,
    draft,
    read: (fields) => ({ content: textOf(fields, 'content') }),
    send,
    onFailed: (error) => sayFailure(failed, error),
  })
  return (
    <Form form={form}>
      <TextArea label={label} name="content" rows={2} defaultValue={content} error={form.errors.content} required />
      <ActionRow worksOffline {...(onCancel && { onCancel })}>
        <Button type="submit" look="primary" pending={form.pending}>
          {submitText}
        </Button>
      </ActionRow>
    </Form>
  )
}
