import { Phone } from 'lucide-react'
import { telLink } from '#features/contacts/rules.ts'
import { Button } from '#ui/button/Button.tsx'

type Props = {
  number: string
  /** In place of the number. */
  name?: string
  /** What the number is for, in words that are not on the button. */
  purpose?: string | undefined
  look?: 'danger' | 'secondary' | 'quiet'
}

/** One tap calls. */
export const CallButton = ({ number, name = number, purpose, look = 'secondary' }: Props) => (
  <Button
    look={look}
    href={telLink(number)}
    icon={<Phone aria-hidden="true" />}
    aria-label={purpose && `Call ${name}, ${purpose}`}
  >
    Call {name}
  </Button>
)
