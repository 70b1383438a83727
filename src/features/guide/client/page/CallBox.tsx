import { Phone, Siren } from 'lucide-react'
import { useContacts } from '#features/contacts/client/public.ts'
import { emergencyContacts, telLink } from '#features/contacts/rules.ts'
import { useMay } from '#features/sign-in/client/public.ts'
import type { Region } from '#platform/shared/region.ts'
import { Button } from '#ui/button/Button.tsx'
import type { WeekGuide } from '../../contract.ts'
import styles from './CallBox.module.css'
import { type UrgentNumber, urgentNumbers } from './urgent-numbers.ts'

/** The anchor for links. */
export const callBoxId = 'call-about'

type Props = {
  region: Region
  /** Undefined if it could not be loaded; who to call is shown anyway. */
  callAbout: WeekGuide['callAbout'] | undefined
}

/** What to call about, and who. Never collapsed. */
export function CallBox({ region, callAbout }: Props) {
  const { emergency, care } = urgentNumbers[region]
  const sees = useMay('see contacts')
  return (
    <section id={callBoxId} className={styles.box} aria-labelledby={`${callBoxId}-title`} tabIndex={-1}>
      <h3 id={`${callBoxId}-title`} className={styles.title}>
        <Siren aria-hidden="true" />
        What to call about now
      </h3>
      <Level title={`Emergency: call ${emergency.whom}`} call={emergency} look="danger" lines={callAbout?.emergency} />
      <Level title={`Call ${care.whom} now`} call={care} look="secondary" lines={callAbout?.now} />
      {callAbout && <Level title="Call them today" lines={callAbout.today} />}
      {sees && <OwnNumbers />}
      <p className={styles.doubt}>If in doubt, call. It is all right if it turns out to be nothing.</p>
    </section>
  )
}

/** The family's own emergency contacts. */
function OwnNumbers() {
  const { contacts = [] } = useContacts()
  const reachable = emergencyContacts(contacts).slice(0, 3)
  if (reachable.length === 0) return null
  return (
    <section className={styles.level} aria-label="From your contacts">
      <header className={styles.header}>
        <h4>From your contacts</h4>
        {reachable.map(({ id, name, phoneNumber }) => (
          <Button key={id} href={telLink(phoneNumber ?? '')} icon={<Phone aria-hidden="true" />}>
            Call {name}
          </Button>
        ))}
      </header>
    </section>
  )
}

type LevelProps = {
  title: string
  call?: UrgentNumber
  look?: 'danger' | 'secondary'
  lines: readonly string[] | undefined
}

const Level = ({ title, call, look = 'secondary', lines = [] }: LevelProps) => (
  <section className={styles.level} data-look={look}>
    <header className={styles.header}>
      <h4>{title}</h4>
      {call?.number && (
        <Button look={look} href={`tel:${call.number}`} icon={<Phone aria-hidden="true" />}>
          Call {call.number}
        </Button>
      )}
    </header>
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
)
