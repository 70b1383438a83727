/** Reads and writes the fields of a form in the page, whether React controls them or not. */
import { flushSync } from 'react-dom'
import type { Values } from './draft.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The values of all fields except passwords, files and hidden fields. */
export function readValues(form: HTMLFormElement): Values {
  const values: Record<string, string> = {}
  for (const control of controlsIn(form)) {
    if (!isChoice(control)) values[control.name] = control.value
    else if (control.type === 'checkbox') values[control.name] = control.checked ? 'on' : ''
    else if (control.checked) values[control.name] = control.value
  }
  return values
}

/** Enters the values one by one as if typed, because the value of one field may make another field appear. */
export function enterValues(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values))
    for (const control of controlsIn(form)) if (control.name === name) flushSync(() => enter(control, value))
}

function enter(control: Control, value: string) {
  if (isChoice(control)) {
    const needsClick = control.type === 'checkbox' ? (value === 'on') !== control.checked : control.value === value
    if (needsClick) control.click()
    return
  }
  if (control.value === value) return
  // React overrides the element's own setter, and ignores events after that setter was used. So use the prototype's setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

const controlsIn = (form: HTMLFormElement): Control[] =>
  [...form.querySelectorAll<Control>('input[name], textarea[name], select[name]')].filter(
    ({ type, hidden }) => !hidden && !['password', 'file', 'hidden'].includes(type),
  )
