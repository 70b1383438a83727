import { Phone } from 'lucide-react'
import { telLink } from '#features/contacts/rules.ts'
import { Button } from '#ui/button/Button.tsx'

type Props = {
  number: string
  /** Shown instead of the number. */
  name?: string
  /** What the number is for. Screen readers announce it; the button does not show it. */
  purpose?: string | undefined
  look?: 'danger' | 'secondary' | 'quiet'
}

/** A link that calls the number. */
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
