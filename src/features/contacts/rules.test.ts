import { expect, test } from 'vitest'
import { contactCategories, contactsToCall, emergencyContacts, groupContacts, mapLink, telLink } from './rules.ts'
import { texts } from './texts/texts.ts'

const contact = (name: string, more: object = {}) => ({
  name,
  category: 'doctor' as const,
  isPrimary: false,
  isEmergency: false,
  phoneNumber: '112',
  ...more,
})

test('the categories match the specification, and nanny is shown as "Childcare"', () => {
  expect(contactCategories).toEqual(['doctor', 'hospital', 'emergency', 'nanny', 'therapist', 'other'])
  expect(texts.categories.nanny).toBe('Childcare')
})

test('contacts are grouped by category, primary contacts first, and otherwise sorted by name', () => {
  const groups = groupContacts([
    contact('Zoe', { category: 'other' }),
    contact('ben'),
    contact('Émile'),
    contact('Zadie', { isPrimary: true }),
    contact('Ana'),
  ])
  expect(groups.map(({ category, contacts }) => [category, contacts.map(({ name }) => name)])).toEqual([
    ['doctor', ['Zadie', 'Ana', 'ben', 'Émile']],
    ['other', ['Zoe']],
  ])
})

test('an emergency contact has a phone number, and is marked for emergencies or in the emergency category', () => {
  const marked = { isEmergency: true }
  const found = emergencyContacts([
    contact('Ward', marked),
    contact('Mute', { ...marked, phoneNumber: null }),
    contact('Ana'),
    contact('Poisons line', { category: 'emergency' }),
    contact('Midwife', { ...marked, isPrimary: true }),
  ])
  expect(found.map(({ name }) => name)).toEqual(['Midwife', 'Poisons line', 'Ward'])
})

test('contacts to call are sorted: hospitals, doctors, then other emergency contacts', () => {
  const found = contactsToCall([
    contact('Aunt', { category: 'other', isEmergency: true }),
    contact('Doctor', { isPrimary: true, isEmergency: true }),
    contact('Mute ward', { category: 'hospital', phoneNumber: null }),
    contact('Ward', { category: 'hospital' }),
    contact('Nanny', { category: 'nanny' }),
  ])
  expect(found.map(({ name }) => name)).toEqual(['Ward', 'Doctor', 'Aunt'])
})

test.each([
  ['+44 20 7946 0142', 'tel:+442079460142'],
  ['+44 (0)20 7946-0142', 'tel:+442079460142'],
  ['(020) 7946 0142', 'tel:02079460142'],
  ['020.7946.0142 x7', 'tel:02079460142,7'],
  ['+44 20 7946 0142 x(0)7', 'tel:+442079460142,7'],
  ['*100#', 'tel:*100%23'],
  ['112', 'tel:112'],
])('the number %s is dialled as %s', (written, link) => {
  expect(telLink(written)).toBe(link)
})

test('a dialled number contains only characters that can be dialled', () => {
  expect(telLink('112?body=x&"<>')).toBe('tel:112')
})

test('an address opens in the device’s own maps app, and has no link on a device without one', () => {
  const address = 'Harbour Clinic\n14 Elm Row, London'
  const place = 'Harbour%20Clinic%2C%2014%20Elm%20Row%2C%20London'
  expect(mapLink(address, 'Mozilla/5.0 (Linux; Android 15; Pixel 9)')).toBe(`geo:0,0?q=${place}`)
  expect(mapLink(address, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe(`maps:?q=${place}`)
  expect(mapLink(address, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toBeNull()
})

test.each([
  ['(0)20 7946 0142', 'tel:02079460142'],
  ['020 7946 0142 X7', 'tel:02079460142,7'],
  ['020 7946 0142 x7 x8', 'tel:02079460142,7,8'],
])('the number %s without a country code is dialled as %s', (written, link) => {
  expect(telLink(written)).toBe(link)
})

test('a map link contains every line of the address', () => {
  expect(mapLink('Harbour Clinic\n14 Elm Row\nLondon', 'Android')).toBe(
    'geo:0,0?q=Harbour%20Clinic%2C%2014%20Elm%20Row%2C%20London',
  )
})

test('numbers in contacts’ names are sorted by their value', () => {
  const [group] = groupContacts([contact('Room 10'), contact('Room 9')])
  expect(group?.contacts.map(({ name }) => name)).toEqual(['Room 9', 'Room 10'])
})
