import { createContext, type FormEvent, use, useState } from 'react'
import { ErrorLine } from '../feedback/ErrorLine.tsx'
import { texts } from '../texts/texts.ts'
import styles from './Field.module.css'

/** Field name → maximum number of characters, for all fields of a form. */
export const TextLimits = createContext<Readonly<Record<string, number>>>({})

/** From this share of the limit on, the field shows how many characters are left. */
const nearShare = 0.9

/** Counts the characters typed into a field. Nothing is cut off: the form refuses a text that is too long. */
export function useTextLimit(name: string | undefined, limit = use(TextLimits)[name ?? '']) {
  const [length, setLength] = useState(0)
  const isNear = limit !== undefined && length >= limit * nearShare
  return {
    /** How many characters still fit, below 0 if there are too many; undefined far from the limit. */
    left: isNear ? limit - length : undefined,
    onInput: ({ currentTarget: { value } }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      // Counted like the stored text: trimmed, in NFC, and by code points.
      setLength([...value.trim().normalize('NFC')].length),
  }
}

/** Shows how many characters still fit, or by how many the text is too long. */
export function TextLimit({ id, left }: { id: string; left: number }) {
  if (left < 0) return <ErrorLine id={id}>{texts.charactersTooMany(-left)}</ErrorLine>
  return (
    <p className={styles.hint} id={id}>
      {texts.charactersLeft(left)}
    </p>
  )
}
