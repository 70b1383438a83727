import { expect, test } from 'vitest'
import { findElement, findElements } from '../testing.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { TextField } from './TextField.tsx'

test('a label belongs to its control', () => {
  const field = <TextField label="Email" name="email" type="email" />
  const { attributes } = findElement(field, 'input')
  expect(attributes.id).toMatch(/./)
  expect(findElement(field, 'label')).toMatchObject({ text: 'Email', attributes: { for: attributes.id } })
  expect(attributes).toMatchObject({ type: 'email', name: 'email', 'aria-invalid': 'false' })
  expect(attributes).not.toHaveProperty('aria-describedby')
})

test('a hint and an error describe the control, in this order', () => {
  const field = <TextField label="Email" hint="Nobody else sees it" error="Required" />
  const { attributes } = findElement(field, 'input')
  const described = findElements(field, 'p')
  expect(described.map(({ text }) => text)).toEqual(['Nobody else sees it', 'Required'])
  expect(attributes['aria-describedby']).toBe(described.map((line) => line.attributes.id).join(' '))
  expect(attributes['aria-invalid']).toBe('true')
})

test('a required field is marked visibly and for screen readers', () => {
  const field = <TextField label="Name" required />
  expect(findElement(field, 'input').attributes).toHaveProperty('required')
  expect(findElements(field, 'span').map(({ text, attributes }) => [text, attributes['aria-hidden']])).toEqual([
    ['*', 'true'],
  ])
})

test('a password is hidden, and the button beside it is named after the field', () => {
  const field = <TextField label="New password" type="password" showLabel="Show new password" />
  expect(findElement(field, 'input').attributes).toMatchObject({ type: 'password', autoCapitalize: 'none' })
  expect(findElement(field, 'button').attributes['aria-label']).toBe('Show new password')
})

test('choices are radio buttons in a named group, and one of them is selected', () => {
  const field = (
    <ChoiceField
      legend="Role"
      name="role"
      defaultChosen="guest"
      choices={[
        { value: 'family', label: 'Family' },
        { value: 'guest', label: 'Guest', hint: 'May only read' },
      ]}
    />
  )
  expect(findElement(field, 'legend').text).toBe('Role')
  expect(findElements(field, 'label').map(({ text }) => text)).toEqual(['Family', 'GuestMay only read'])
  const radios = findElements(field, 'input').map(({ attributes }) => attributes)
  expect(radios.map(({ type, name, value }) => [type, name, value])).toEqual([
    ['radio', 'role', 'family'],
    ['radio', 'role', 'guest'],
  ])
  expect(radios.map((radio) => 'checked' in radio)).toEqual([false, true])
})
