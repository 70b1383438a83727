import { Trash2 } from 'lucide-react'
import { deleteForGood } from '#platform/client/delete-undoably.ts'
import { useLinkTo } from '#platform/client/link-to.ts'
import { useMinute } from '#platform/client/today.ts'
import { relativeTimeInside } from '#platform/shared/time/calendar.ts'
import { dayWords } from '#platform/shared/time/day-words.ts'
import { IconButton } from '#ui/button/IconButton.tsx'
import { Card } from '#ui/card/Card.tsx'
import { Badge } from '#ui/feedback/Badge.tsx'
import { ShareLinkButtons } from '#ui/share/ShareLinkButtons.tsx'
import { Tooltip } from '#ui/tooltip/Tooltip.tsx'
import type { InviteCode } from '../../contract.ts'
import { unusableReason } from '../../policy.ts'
import { spaceCode, usedWords } from '../../rules.ts'
import { useRemoveCode } from '../invitations/data.ts'
import { removalWords } from './code-toasts.ts'
import styles from './SharePage.module.css'

/** An invite code with its number of uses. While the code is valid, buttons pass it on. */
export function CodeCard({ code, babyName }: { code: InviteCode; babyName: string }) {
  const now = useMinute()
  const linkTo = useLinkTo()
  const removeCode = useRemoveCode()
  const reason = unusableReason(code, now)
  const remove = () => deleteForGood({ remove: () => removeCode.mutateAsync(code.id), ...removalWords })

  return (
    <Card
      title={<span className={reason ? styles.spent : styles.code}>{spaceCode(code.code)}</span>}
      action={
        <Tooltip text="Its link stops working">
          <IconButton
            label={`Remove ${spaceCode(code.code)}`}
            icon={<Trash2 />}
            disabled={removeCode.isPending}
            onClick={remove}
          />
        </Tooltip>
      }
    >
      <ul className={styles.facts}>
        {reason && (
          <li>
            <Badge>{reasonWords[reason]}</Badge>
          </li>
        )}
        <li>{usedWords(code)} used</li>
        <li>For {code.role === 'guest' ? 'guests' : 'family'}</li>
        {code.expiresAt !== null && reason !== 'invite-expired' && <li>Until {dayWords(code.expiresAt)}</li>}
        <li>
          Created <time dateTime={code.createdAt}>{relativeTimeInside(new Date(code.createdAt), now)}</time>
        </li>
      </ul>
      {!reason && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
        <div className={styles.passOn} role="group" aria-label={`Pass on ${spaceCode(code.code)}`}>
          <ShareLinkButtons
            url={linkTo(`/?invite=${code.code}`)}
            shareTitle={`Follow ${babyName}’s journey`}
            qrLabel={`QR code of the link with the code ${spaceCode(code.code)}`}
          />
        </div>
      )}
    </Card>
  )
}

const reasonWords = { 'invite-expired': 'Expired', 'invite-used-up': 'Used up' } as const
