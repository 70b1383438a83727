import { Copy, Mail, MapPin, Pencil, Phone, StickyNote, Trash2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useUser } from '#features/sign-in/client/public.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { mayChange } from '#platform/shared/ownership.ts'
import { Button } from '#ui/button/Button.tsx'
import { copyText } from '#ui/share/copy-text.ts'
import { BreakableEmail } from '#ui/text/BreakableEmail.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { Contact } from '../contract.ts'
import { mapLink, telLink } from '../rules.ts'
import styles from './ContactDetails.module.css'
import { DeleteContactDialog } from './DeleteContactDialog.tsx'
import { fullName } from './full-name.ts'
import { texts } from './texts/texts.ts'

const EditContactDialog = lazyPart(async () => (await import('./form/EditContactDialog.tsx')).EditContactDialog)

type Props = { contact: Contact; onDeleted: () => void }

/** A contact's details, with links to call, write or find the way, and buttons to edit and delete the contact. */
export function ContactDetails({ contact, onDeleted }: Props) {
  const { phoneNumber, email, address, notes } = contact
  const hasNothing = !(phoneNumber || email || address || notes)

  return (
    <>
      {hasNothing && <p className={styles.nothing}>{texts.nothingElse}</p>}
      {!hasNothing && (
        <dl className={styles.facts}>
          {phoneNumber && (
            <Fact word={texts.phone} icon={<Phone />}>
              <a href={telLink(phoneNumber)}>
                <bdi dir="ltr">{phoneNumber}</bdi>
              </a>
            </Fact>
          )}
          {email && (
            <Fact word={texts.email} icon={<Mail />}>
              <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
                <BreakableEmail email={email} />
              </a>
            </Fact>
          )}
          {address && (
            <Fact word={texts.address} icon={<MapPin />}>
              <Address address={address} />
            </Fact>
          )}
          {notes && (
            <Fact word={texts.notes} icon={<StickyNote />}>
              <p className={styles.lines}>{notes}</p>
            </Fact>
          )}
        </dl>
      )}
      <ContactActions contact={contact} onDeleted={onDeleted} />
    </>
  )
}

function Fact({ word, icon, children }: { word: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <span className="visually-hidden">{word}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function Address({ address }: { address: string }) {
  const map = mapLink(address, navigator.userAgent)
  return (
    <>
      <p className={styles.lines}>{address}</p>
      <div className={styles.addressActions}>
        {map && (
          <Button href={map} icon={<MapPin aria-hidden="true" />}>
            {texts.openInMaps}
          </Button>
        )}
        <Button icon={<Copy aria-hidden="true" />} onClick={() => copyAddress(address)}>
          {texts.copyAddress}
        </Button>
      </div>
    </>
  )
}

async function copyAddress(address: string) {
  if (await copyText(address)) showToast({ title: texts.copied })
  else showToast({ title: texts.notCopied, tone: 'destructive' })
}

/** The buttons to edit and delete, for the person who added the contact and for admins. */
function ContactActions({ contact, onDeleted }: Props) {
  const [dialog, openDialog] = useState<'edit' | 'delete' | null>(null)
  const user = useUser()
  if (!user?.role || !mayChange({ userId: user.id, role: user.role }, contact)) return null

  const name = fullName(contact)
  const closeDialog = () => openDialog(null)
  return (
    <div className={styles.actions}>
      <Button
        look="quiet"
        icon={<Pencil aria-hidden="true" />}
        aria-label={texts.editContact(name)}
        onClick={() => openDialog('edit')}
      >
        {texts.edit}
      </Button>
      <Button
        look="quiet"
        icon={<Trash2 aria-hidden="true" />}
        aria-label={texts.deleteContact(name)}
        onClick={() => openDialog('delete')}
      >
        {texts.deleteIt}
      </Button>
      <Suspense>{dialog === 'edit' && <EditContactDialog contact={contact} onClose={closeDialog} />}</Suspense>
      {dialog === 'delete' && <DeleteContactDialog contact={contact} onDeleted={onDeleted} onClose={closeDialog} />}
    </div>
  )
}
