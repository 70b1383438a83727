import { ExternalLink, Image, Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useUser } from '#features/sign-in/client/public.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { WaitingMark } from '#platform/client/outbox/lists/WaitingMark.tsx'
import { sourceOf, sourcesOf } from '#platform/client/picture/picture-sources.ts'
import { createAddresses } from '#platform/shared/address/address.ts'
import { mayChange } from '#platform/shared/ownership.ts'
import { dayInZone, formatDay } from '#platform/shared/time/calendar.ts'
import { IconButton } from '#ui/button/IconButton.tsx'
import { Badge } from '#ui/feedback/Badge.tsx'
import type { Wish, wishlistContract } from '../contract.ts'
import { texts as shared } from '../texts/texts.ts'
import { GiveButtons } from './giving/GiveButtons.tsx'
import { TakeBackButton } from './giving/TakeBackButton.tsx'
import { PriorityMark } from './PriorityMark.tsx'
import { texts } from './texts/texts.ts'
import styles from './WishCard.module.css'
import { WishDrawing } from './WishDrawing.tsx'

const EditWishDialog = lazyPart(async () => (await import('./form/EditWishDialog.tsx')).EditWishDialog)
const DeleteWishDialog = lazyPart(async () => (await import('./form/DeleteWishDialog.tsx')).DeleteWishDialog)

type Props = {
  wish: Wish
  timeZone: string
  /** Called after the wish was deleted or bought. The pressed button is gone, so the focus must move elsewhere. */
  onGone: () => void
}

/** One wish with its actions. The only action for a bought wish is to take the purchase back. */
export function WishCard({ wish, timeZone, onGone }: Props) {
  const { name, category, priority, price, description, notes, quantity, isPurchased, imageCopy } = wish
  const user = useUser()
  const mayEdit = !isPurchased && user?.role != null && mayChange({ userId: user.id, role: user.role }, wish)

  return (
    <li className={styles.wish} data-purchased={isPurchased || undefined} data-own={mayEdit || undefined}>
      <p className={styles.kind}>
        <span>{shared.categories[category]}</span>
        <PriorityMark priority={priority} />
        <WaitingMark thing={wish} />
      </p>
      <h2 className={styles.name}>
        {isPurchased ? <s>{name}</s> : name}
        {quantity > 1 && <span className={styles.quantity}> × {quantity}</span>}
      </h2>
      <div className={styles.plate} data-drawn={imageCopy ? undefined : ''}>
        {imageCopy ? <WishPicture name={name} copy={imageCopy} /> : <WishDrawing category={category} />}
      </div>
      {price && <p className={styles.price}>{price}</p>}
      {description && <p className={styles.text}>{description}</p>}
      {notes && <p className={styles.notes}>{notes}</p>}
      <WishLinks wish={wish} />
      {isPurchased ? <Purchase wish={wish} timeZone={timeZone} /> : <GiveButtons wish={wish} onGone={onGone} />}
      {wish.mayTakeBack && <TakeBackButton wish={wish} />}
      {mayEdit && <EditActions wish={wish} onDeleted={onGone} />}
    </li>
  )
}

const address = createAddresses<typeof wishlistContract>()
const pictureAddress = (filename: string) => address('GET /api/wish-pictures/{filename}', { params: { filename } })

/** Our copy of the linked picture. A tall picture is shown whole. Other pictures fill the frame. */
function WishPicture({ name, copy }: { name: string; copy: NonNullable<Wish['imageCopy']> }) {
  const { width, height, filename } = copy
  return (
    <img
      className={styles.picture}
      data-tall={height > width || undefined}
      src={sourceOf(pictureAddress, filename, 640)}
      srcSet={sourcesOf(pictureAddress, copy)}
      sizes="min(90vw, 24rem)"
      width={width}
      height={height}
      alt={name}
      loading="lazy"
      decoding="async"
    />
  )
}

/** Links to other sites. The page itself never sends requests to them. */
function WishLinks({ wish: { storeUrl, imageUrl, imageCopy, isPurchased } }: { wish: Wish }) {
  const store = isPurchased ? null : storeUrl
  const picture = imageCopy ? null : imageUrl
  if (!store && !picture) return null
  return (
    <p className={styles.links}>
      {store && (
        <a href={store} target="_blank" rel="noopener noreferrer">
          <ExternalLink aria-hidden="true" />
          {texts.storeAt(new URL(store).hostname)}
        </a>
      )}
      {picture && (
        <a href={picture} target="_blank" rel="noopener noreferrer">
          <Image aria-hidden="true" />
          {texts.pictureAt(new URL(picture).hostname)}
        </a>
      )}
    </p>
  )
}

function Purchase({ wish: { purchasedDate, purchasedBy }, timeZone }: { wish: Wish; timeZone: string }) {
  return (
    <p className={styles.purchase}>
      <Badge tone="green">{texts.purchased}</Badge>
      {purchasedDate && <time dateTime={purchasedDate}>{formatDay(dayInZone(new Date(purchasedDate), timeZone))}</time>}
      {purchasedBy && <span>{texts.purchasedBy(purchasedBy)}</span>}
    </p>
  )
}

/** The buttons to edit and delete, for people who may change the wish. */
function EditActions({ wish, onDeleted }: { wish: Wish; onDeleted: () => void }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const close = () => setOpen(null)

  return (
    <div className={styles.own}>
      <IconButton label={texts.editWish(wish.name)} icon={<Pencil />} onClick={() => setOpen('edit')} />
      <IconButton label={texts.deleteWish(wish.name)} icon={<Trash2 />} onClick={() => setOpen('delete')} />
      <Suspense>
        {open === 'edit' && <EditWishDialog wish={wish} onClose={close} />}
        {open === 'delete' && <DeleteWishDialog wish={wish} onDeleted={onDeleted} onClose={close} />}
      </Suspense>
    </div>
  )
}
