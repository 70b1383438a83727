import { Phone, Siren } from 'lucide-react'
import type { Contact } from '../contract.ts'
import { telLink } from '../rules.ts'
import styles from './EmergencyCalls.module.css'
import { fullName } from './full-name.ts'
import { texts } from './texts/texts.ts'

/** Large buttons that a shaking hand can hit. One tap calls. */
export function EmergencyCalls({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <section className={styles.emergency} aria-labelledby="emergency-calls">
      <h2 id="emergency-calls" className={styles.title}>
        <Siren aria-hidden="true" />
        {texts.inEmergency}
      </h2>
      <ul className={styles.calls}>
        {contacts.map(({ id, phoneNumber, specialty, ...contact }) => (
          <li key={id}>
            <a className={styles.call} href={telLink(phoneNumber ?? '')}>
              <Phone aria-hidden="true" />
              <span className={styles.words}>
                <strong>{texts.call(fullName(contact))}</strong>
                {specialty && <span>{specialty}</span>}
                <span className={styles.number}>
                  <bdi dir="ltr">{phoneNumber}</bdi>
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
