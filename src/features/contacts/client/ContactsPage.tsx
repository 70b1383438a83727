import { Plus } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useMay } from '#features/sign-in/client/public.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { Button } from '#ui/button/Button.tsx'
import { ContactsDrawing } from '#ui/empty/ContactsDrawing.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { Contact } from '../contract.ts'
import { emergencyContacts, groupContacts } from '../rules.ts'
import { texts as shared } from '../texts/texts.ts'
import { CategoryCard } from './CategoryCard.tsx'
import styles from './ContactsPage.module.css'
import { useContacts } from './data.ts'
import { EmergencyCalls } from './EmergencyCalls.tsx'
import { texts } from './texts/texts.ts'

const AddContactDialog = lazyPart(async () => (await import('./form/AddContactDialog.tsx')).AddContactDialog)

/** The contacts, emergency numbers first. */
export function ContactsPage() {
  const { contacts, isError, tryAgain } = useContacts()
  const [adding, setAdding] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const mayAdd = useMay('add contacts')
  const add = (look: 'primary' | 'secondary') =>
    mayAdd && (
      <Button look={look} icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
        {texts.addContact}
      </Button>
    )

  return (
    <div className={styles.page}>
      <title>{texts.pageTitle}</title>
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1}>
          {shared.title}
        </h1>
        {contacts && contacts.length > 0 && add('secondary')}
      </header>
      {!contacts && isError && <NotLoaded sentence={texts.notLoaded} onTry={tryAgain} />}
      {!contacts && !isError && <ContactsSkeleton />}
      {contacts?.length === 0 && (
        <EmptyState level={2} drawing={<ContactsDrawing />} title={texts.nothingYet} action={add('primary')}>
          {mayAdd ? texts.addFirst : texts.willAppear}
        </EmptyState>
      )}
      {contacts && (
        <ContactGroups contacts={contacts} onDeleted={() => heading.current?.focus({ preventScroll: true })} />
      )}
      {/* Rendered only once the content above has loaded, so the link does not move. */}
      {(contacts || isError) && (
        <Link href="/trash" className={styles.trash}>
          {texts.recentlyDeleted}
        </Link>
      )}
      <Suspense>{adding && <AddContactDialog onClose={() => setAdding(false)} />}</Suspense>
    </div>
  )
}

function ContactGroups({ contacts, onDeleted }: { contacts: readonly Contact[]; onDeleted: () => void }) {
  const urgent = emergencyContacts(contacts)
  return (
    <>
      {urgent.length > 0 && <EmergencyCalls contacts={urgent} />}
      <div className={styles.groups}>
        {groupContacts(contacts).map((group) => (
          <CategoryCard key={group.category} {...group} onDeleted={onDeleted} />
        ))}
      </div>
    </>
  )
}

const ContactsSkeleton = () => (
  <>
    <Skeleton shape="block" height="10rem" />
    <div className={styles.groups}>
      <Skeleton shape="block" height="9rem" />
      <Skeleton shape="block" height="9rem" />
    </div>
  </>
)
