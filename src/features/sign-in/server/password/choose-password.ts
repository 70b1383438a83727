import { readFileSync } from 'node:fs'
import { AppError } from '#platform/shared/errors.ts'
import { texts } from '../../texts/texts.ts'

type Person = { email: string; firstName: string; lastName: string }

/**
 * Throws `invalid-input` for a password that guessing programs try first, or that is made of the person's names or email.
 * `field` is the name of the password's form field.
 */
export function refuseWeakPassword(
  password: string,
  { email, firstName, lastName }: Person,
  field: 'password' | 'newPassword' = 'password',
): void {
  const plain = undecorate(password)
  const names = [firstName, lastName, `${firstName}${lastName}`, `${lastName}${firstName}`]
  const own = [email, ...email.split(/[@.]/), ...names].map(undecorate).filter((word) => word.length >= 3)
  if (isCommon(password, plain)) throw refused(field, texts.passwordTooCommon)
  if (own.some((word) => isMadeOf(plain, word))) throw refused(field, texts.passwordMadeOfName)
}

const refused = (field: string, message: string) => new AppError('invalid-input', { fields: { [field]: message } })

const commonWords = new Set(
  readFileSync(new URL('common-words.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#')),
)

function isCommon(password: string, plain: string): boolean {
  const typed = password.toLowerCase()
  return (
    plain.length < 3 ||
    isNumber(typed) ||
    isRun(typed) ||
    isMadeOf(plain, plain.slice(0, 1)) ||
    isMadeOfCommonWords(plain)
  )
}

/** Whether the text is a number, date or telephone number in any notation. */
const isNumber = (text: string) => /^[\d\s.,:+/()-]+$/.test(text)

/** `P@ssw0rd2024!` → `password`: undoes common substitutions and suffixes. */
function undecorate(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const swapped = plain.replace(/[@430157$!]/g, (sign) => swaps[sign] ?? sign)
  const outer = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const letters = (value: string) => value.replace(/[^\p{L}]/gu, '')
  const undone = letters(outer.replace(/[@430157$!]/g, (sign) => swaps[sign] ?? sign))
  return undone || letters(swapped)
}

const swaps: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '5': 's',
  $: 's',
  '7': 't',
}

const isMadeOf = (text: string, word: string) => text.length > 0 && text.replaceAll(word, '') === ''

/** Whether the text is one to three common words, such as `ilovebaby`, or one word repeated. */
function isMadeOfCommonWords(text: string, left = 3): boolean {
  if (commonWords.has(text)) return true
  for (let end = 3; end < text.length; end++) {
    const word = text.slice(0, end)
    if (!commonWords.has(word)) continue
    if (isMadeOf(text, word)) return true
    if (left > 1 && isMadeOfCommonWords(text.slice(end), left - 1)) return true
  }
  return false
}

/** Whether the text is part of a keyboard row or sequence, forwards or backwards: `1234567890`, `qwertyuiop`. */
function isRun(text: string): boolean {
  const rows = [
    '01234567890123456789',
    'abcdefghijklmnopqrstuvwxyz',
    'qwertyuiopasdfghjklzxcvbnm',
    '1qaz2wsx3edc4rfv5tgb',
  ]
  return rows.some((row) => row.includes(text) || [...row].reverse().join('').includes(text))
}
