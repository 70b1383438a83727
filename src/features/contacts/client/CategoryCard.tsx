import { Card } from '#ui/card/Card.tsx'
import type { Contact } from '../contract.ts'
import type { ContactCategory } from '../rules.ts'
import { texts } from '../texts/texts.ts'
import { ContactRow } from './ContactRow.tsx'
import styles from './ContactsPage.module.css'

type Props = { category: ContactCategory; contacts: readonly Contact[]; onDeleted: () => void }

/** The contacts of one category. */
export function CategoryCard({ category, contacts, onDeleted }: Props) {
  return (
    <Card title={texts.categories[category]}>
      <ul className={styles.contacts}>
        {contacts.map((contact) => (
          <ContactRow key={contact.id} contact={contact} onDeleted={onDeleted} />
        ))}
      </ul>
    </Card>
  )
}
