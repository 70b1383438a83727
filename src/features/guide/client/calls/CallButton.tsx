import { Phone } from 'lucide-react'
import { telLink } from '#features/contacts/rules.ts'
import { Button } from '#ui/button/Button.tsx'
import { texts } from './texts/texts.ts'

type Props = {
  number: string
  /** Shown instead of the number. */
  name?: string
  /** For screen readers: the text of the button, and what the number is for. */
  label?: string
  look?: 'danger' | 'secondary' | 'quiet'
}

/** A link that calls the number. */
export const CallButton = ({ number, name = number, label, look = 'secondary' }: Props) => (
  <Button look={look} href={telLink(number)} icon={<Phone aria-hidden="true" />} aria-label={label}>
    {texts.call(name)}
  </Button>
)
