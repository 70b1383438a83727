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
import { texts as familyTexts } from '../texts/texts.ts'
import { removalWords } from './code-toasts.ts'
import styles from './SharePage.module.css'
import { texts } from './texts/texts.ts'

type Props = { code: InviteCode; babyName: string | undefined }

/** An invite code with its number of uses. While the code is valid, buttons pass it on. */
export function CodeCard({ code, babyName }: Props) {
  const now = useMinute()
  const linkTo = useLinkTo()
  const removeCode = useRemoveCode()
  const reason = unusableReason(code, now)
  const name = spaceCode(code.code)
  const remove = () => deleteForGood({ remove: () => removeCode.mutateAsync(code.id), ...removalWords() })

  return (
    <Card
      title={<bdi className={reason ? styles.spent : styles.code}>{name}</bdi>}
      action={
        <Tooltip text={texts.itsLinkStops}>
          <IconButton label={texts.remove(name)} icon={<Trash2 />} disabled={removeCode.isPending} onClick={remove} />
        </Tooltip>
      }
    >
      <ul className={styles.facts}>
        {reason && (
          <li>
            <Badge>{reason === 'invite-expired' ? familyTexts.expired : familyTexts.usedUp}</Badge>
          </li>
        )}
        <li>{familyTexts.used(usedWords(code))}</li>
        <li>{code.role === 'guest' ? texts.forGuests : texts.forFamily}</li>
        {code.expiresAt !== null && reason !== 'invite-expired' && (
          <li>{familyTexts.validUntil(dayWords(code.expiresAt))}</li>
        )}
        <li>
          {texts.createdAgo(relativeTimeInside(new Date(code.createdAt), now), (ago) => (
            <time dateTime={code.createdAt}>{ago}</time>
          ))}
        </li>
      </ul>
      {!reason && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
        <div className={styles.passOn} role="group" aria-label={texts.passOn(name)}>
          <ShareLinkButtons
            url={linkTo(`/?invite=${code.code}`)}
            shareTitle={babyName === undefined ? texts.followYourBaby : texts.followJourney(babyName)}
            qrLabel={texts.qrCode(name)}
          />
        </div>
      )}
    </Card>
  )
}
