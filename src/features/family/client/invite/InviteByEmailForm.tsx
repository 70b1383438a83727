import { Send } from 'lucide-react'
import { useState } from 'react'
import { useJourney } from '#features/journey/client/public.ts'
import { isQuiet } from '#features/journey/rules.ts'
import { Form } from '#platform/client/form/Form.tsx'
import { textOf, useForm } from '#platform/client/form/use-form.ts'
import { usePageData } from '#platform/client/page-data.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { EmailInvite, type Invited } from '../../contract.ts'
import { invitationDays } from '../../rules.ts'
import { useInvite } from '../members/data.ts'
import { texts } from '../texts/texts.ts'
import styles from './InviteByEmailForm.module.css'
import { InviteLinkDialog } from './InviteLinkDialog.tsx'
import { RoleChoice } from './RoleChoice.tsx'
import { showInvitedToast } from './say-invited.ts'

/** Invites one person by email. If no mail is sent, shows a link to pass on. */
export function InviteByEmailForm() {
  const { canMail } = usePageData()
  const { data: journey } = useJourney()
  const sendsMail = canMail && !(journey && isQuiet(journey.state))
  const invite = useInvite()
  const [invited, setInvited] = useState<Invited | null>(null)

  const form = useForm({
    schema: EmailInvite,
    draft: 'invitation',
    read: (fields) => ({ email: textOf(fields, 'email').trim(), role: textOf(fields, 'role') }),
    send: async (values, form) => {
      const answer = await invite.mutateAsync(values)
      form.reset()
      setInvited(answer)
      showInvitedToast(answer)
    },
    onFailed: (error) => sayFailure(texts.notInvited, error),
  })

  return (
    <>
      <Form form={form}>
        <p className={styles.lead}>
          {sendsMail ? texts.invitesByMail(invitationDays) : texts.invitesByLink(invitationDays)}
        </p>
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="off"
          required
          error={form.errors.email}
        />
        <RoleChoice defaultValue="family" />
        <Button
          type="submit"
          look="primary"
          wide
          icon={<Send data-mirrored />}
          pending={form.pending}
          pendingText={texts.inviting}
        >
          {texts.invite}
        </Button>
      </Form>
      {invited?.inviteToken && (
        <InviteLinkDialog email={invited.email} token={invited.inviteToken} onClose={() => setInvited(null)} />
      )}
    </>
  )
}
