import { useState } from 'react'
import { texts as language } from '#language/texts/texts.ts'
import { texts } from '../texts/texts.ts'
import styles from './Avatar.module.css'

type Props = {
  name?: string | null | undefined
  src?: string | null | undefined
  size?: 'small' | 'medium' | 'large'
  /** Set this if the name is next to the picture, so screen readers do not read the name twice. */
  decorative?: boolean
}

/** A person's picture. Without one, the first letter of the name on a colour that depends on the name. */
export function Avatar({ name, src, size = 'medium', decorative = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const trimmedName = name?.trim() ?? ''
  const accessibility = decorative
    ? ({ 'aria-hidden': true } as const)
    : { role: 'img', 'aria-label': trimmedName || texts.user }

  return (
    <span {...accessibility} className={styles.avatar} data-size={size} data-tint={tintOf(trimmedName)}>
      {src && src !== broken ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />
      ) : (
        firstLetter(trimmedName)
      )}
    </span>
  )
}

function firstLetter(name: string) {
  const [letter = ''] = name || texts.user
  return letter.toLocaleUpperCase(language.locale)
}

function tintOf(name: string) {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return name === '' ? undefined : sum % 6
}
