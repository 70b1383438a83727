import { expect, test } from 'vitest'
import { html, webLink } from './html.ts'

test('text that people wrote is escaped, in elements and in attributes', () => {
  const written = `<script>alert("1")</script> & 'more'`
  const escaped = '&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; &#39;more&#39;'
  expect(html`<p title="${written}">${written}</p>`.text).toBe(`<p title="${escaped}">${escaped}</p>`)
})

test('HTML inside HTML is not escaped again', () => {
  expect(html`<ul>${['a', 'b'].map((one) => html`<li>${one}</li>`)}</ul>`.text).toBe('<ul><li>a</li><li>b</li></ul>')
})

test('null, undefined and false are left out, and 0 is written as 0', () => {
  expect(html`<p>${null}${undefined}${false}${0}</p>`.text).toBe('<p>0</p>')
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'no address', ''])(
  '%j does not become a link',
  (address) => expect(webLink(address, 'the shop').text).toBe('the shop'),
)

test('a web address becomes a link that sends no referrer', () => {
  expect(webLink('https://shop.example/?a=1&b="2"', 'the shop').text).toBe(
    '<a href="https://shop.example/?a=1&#38;b=%222%22" rel="noreferrer">the shop</a>',
  )
})
