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

  test('has no link if the message has none, and neither has the HTML', () => {
    const { text, html } = renderMessage({ subject: 'Changed', heading: 'Hello', paragraphs: ['It was changed.'] })
    expect(text).not.toContain('http')
    expect(html).not.toContain('<a ')
  })
})

const news = {
  subject: 'News',
  heading: 'News from the family',
  paragraphs: [],
  items: [
    { line: 'Nora shared two photos', url: 'https://nestling.example/album' },
    { line: 'Sam wrote', quote: 'The heart beats.\n\nLike a tiny horse.' },
  ],
  footer: ['You get this once a day.'],
  unsubscribe: { url: 'https://nestling.example/stop', label: 'Stop mail about news' },
}

describe('a list of things', () => {
  test('shows the line, the quote and the address of each thing', () => {
    expect(renderMessage(news).text).toBe(`News from the family

Nora shared two photos
https://nestling.example/album

Sam wrote
  “The heart beats.
  Like a tiny horse.”

-- 
You get this once a day.
Nestling, a private place to follow a pregnancy with family and friends.

Stop mail about news:
https://nestling.example/stop
`)
  })

  test('shows the same in the HTML', () => {
    const { html } = renderMessage(news)
    expect(html).toMatch(/<a [^>]*href="https:\/\/nestling\.example\/album"[^>]*>Nora shared two photos<\/a>/)
    expect(html).toContain('>The heart beats.<br>Like a tiny horse.</p>')
    expect(html).toContain('>You get this once a day.</p>')
  })

  test.each([
    ['a line break', { line: 'Nora\r\nshared a photo' }, 'Nora shared a photo'],
    ['a character that reverses the text direction', { line: 'x', quote: 'Hi \u202eevil' }, 'x\n  “Hi evil”'],
    ['more than four lines', { line: 'x', quote: 'a\nb\nc\nd\ne' }, 'x\n  “a\n  b\n  c\n  d …”'],
    ['many words', { line: 'x', quote: 'lovely '.repeat(60) }, `x\n  “${'lovely '.repeat(28).trim()}…”`],
    ['one long word', { line: 'x'.repeat(500) }, `${'x'.repeat(139)}…`],
    ['half a surrogate pair', { line: 'Hi \ud800' }, 'Hi \ufffd'],
  ])('is shortened and cleaned if a thing has %s', (_, item, expected) => {
    expect(renderMessage({ ...news, items: [item] }).text).toContain(`\n\n${expected}\n\n--`)
  })

  test('escapes what people wrote', () => {
    const { html } = renderMessage({ ...news, items: [{ line: hostile, quote: hostile, url: hostile }] })
    expect(html).not.toMatch(/<img|onerror='|&amp;/)
  })

  test('shows 12 things, and how many more there are', () => {
    const items = Array.from({ length: 15 }, (_, at) => ({ line: `Thing ${at + 1}.` }))
    const { text, html } = renderMessage({ ...news, items })
    expect(text).toContain('Thing 12.\n\nAnd 3 more.\n')
    expect(html).toContain('>And 3 more.</p>')
    expect(text + html).not.toContain('Thing 13.')
    expect(renderMessage({ ...news, items: items.slice(0, 12) }).text).not.toContain('more')
  })
})

describe('the preview', () => {
  test.each([
    ['the text that the message sets for it', { ...news, preview: 'Two photos' }, 'Two photos'],
    ['the first paragraph', message, 'Nora and Sam are expecting.'],
    ['the first thing if there is no paragraph', news, 'Nora shared two photos'],
  ])('is %s', (_, shown, preview) => {
    const { html } = renderMessage(shown)
    expect(/<div class="soft" style="display:none[^"]*">(.*)<\/div>/.exec(html)?.[1]).toBe(preview)
  })
})

describe('the HTML', () => {
  test('has one button, with the link of the message', () => {
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
