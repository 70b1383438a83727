import { describe, expect, test } from 'vitest'
import { renderMessage } from './render-message.ts'

const url = 'https://nestling.example/?invite=abc&to=ruth'
const message = {
  subject: 'Nora invites you',
  heading: 'Dear Ruth',
  paragraphs: ['Nora and Sam are expecting.', 'Come in.'],
  action: { label: 'Open the invitation', url },
  footnote: 'The link works until 29 March.',
}
const hostile = `<img src="https://evil.example/x.png" onerror='alert(1)'>&amp;`

describe('the text', () => {
  test('contains everything, with the bare address on its own line', () => {
    expect(renderMessage(message).text.split('\n').filter(Boolean)).toEqual([
      'Dear Ruth',
      'Nora and Sam are expecting.',
      'Come in.',
      'Open the invitation:',
      url,
      'The link works until 29 March.',
      '-- ',
      'Nestling, a private place to follow a pregnancy with family and friends.',
    ])
  })

  test('has no link if the message is a notice', () => {
    const { text, html } = renderMessage({ subject: 'Changed', heading: 'Hello', paragraphs: ['It was changed.'] })
    expect(text).not.toContain('http')
    expect(html).not.toContain('<a ')
  })
})

describe('the HTML', () => {
  test('has one button, and the address to copy', () => {
    const { html } = renderMessage(message)
    expect(html.match(/class="button"/g)).toHaveLength(1)
    expect(html).toContain('href="https://nestling.example/?invite=abc&#38;to=ruth"')
  })

  test.each(['subject', 'heading', 'paragraphs', 'footnote', 'label', 'url'])('escapes the %s', (field) => {
    const value = field === 'paragraphs' ? [hostile] : hostile
    const isAction = field === 'label' || field === 'url'
    const { html } = renderMessage({
      ...message,
      ...(isAction ? { action: { ...message.action, [field]: hostile } } : { [field]: value }),
    })
    expect(html).not.toMatch(/<img|onerror='|&amp;/)
    expect(html).toContain('&#60;img src=&#34;')
  })

  test('loads nothing from any server', () => {
    expect(renderMessage(message).html).not.toMatch(/<img|<link|src=|url\(|@import/)
  })
})

describe('the subject', () => {
  test.each([
    ['a new header', 'Hi\r\nBcc: eve@evil.example', 'Hi Bcc: eve@evil.example'],
    ['a line feed alone', 'Hi\nBcc: eve@evil.example', 'Hi Bcc: eve@evil.example'],
    ['the end of the headers', 'Hi\r\n\r\n<b>body</b>', 'Hi <b>body</b>'],
    ['line separators', 'Hi\u2028there\u0085you', 'Hi there you'],
    ['a character that reverses the text direction', 'Hi \u202eevil', 'Hi evil'],
    ['half a surrogate pair', 'Hi \ud800', 'Hi \ufffd'],
    ['far too many characters', 'x'.repeat(5000), `${'x'.repeat(149)}…`],
  ])('is one line even with %s', (_, subject, expected) => {
    expect(renderMessage({ ...message, subject }).subject).toBe(expected)
  })
})
