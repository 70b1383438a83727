import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { findElement, findElements, wordsOf } from '#ui/testing.ts'
import { PlainSignInPage } from './PlainSignInPage.tsx'

const fieldsOf = (page: React.ReactElement) =>
  findElements(page, 'input').map(({ attributes: { name, type, value, autoComplete } }) => [
    name,
    type,
    value,
    autoComplete,
  ])

test('without scripts, the browser itself can send the form for the password', () => {
  const page = <PlainSignInPage step="password" email="nora@nestling.example" />
  expect(findElement(page, 'form').attributes).toMatchObject({ method: 'post', action: '/sign-in?plain=' })
  expect(fieldsOf(page)).toEqual([
    ['email', 'email', 'nora@nestling.example', 'username'],
    ['password', 'password', undefined, 'current-password'],
  ])
  for (const { attributes } of findElements(page, 'input')) expect(attributes).toHaveProperty('required')
  expect(findElements(page, 'button').filter(({ attributes }) => attributes.type === 'submit')).toHaveLength(1)
  expect(wordsOf(page)).toContain('you can read the home page, the guide, appointments and contacts')
  expect(renderToStaticMarkup(page)).not.toContain('role="alert"')
})

test('the form for the code also sends the ticket that the server gave for the right password', () => {
  const page = <PlainSignInPage step="code" ticket="a-ticket" />
  expect(findElement(page, 'form').attributes).toMatchObject({ method: 'post', action: '/sign-in?plain=' })
  expect(fieldsOf(page)).toEqual([
    ['ticket', 'hidden', 'a-ticket', undefined],
    ['code', 'text', undefined, 'one-time-code'],
  ])
})

test('a refusal is an alert above the form', () => {
  const markup = renderToStaticMarkup(<PlainSignInPage step="code" ticket="t" refusal="That code is not right." />)
  expect(markup).toMatch(/role="alert".*That code is not right\..*<form/)
})

test('text that people sent is escaped', () => {
  const hostile = '"><script>alert(1)</script>'
  const pages = [
    <PlainSignInPage key="email" step="password" email={hostile} refusal={hostile} />,
    <PlainSignInPage key="ticket" step="code" ticket={hostile} refusal={hostile} />,
  ]
  for (const page of pages) {
    const escaped = renderToStaticMarkup(page).split('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(escaped).toHaveLength(3)
    expect(escaped.join()).not.toContain('script')
  }
})
