import { expect, test } from 'vitest'
import { withStylesOf } from './styles-of-language.ts'

const css = `.bar {
  display: flex;
  &:lang(ar) {
    align-content: start;
  }
}
`

test('the build of a language has the CSS rules for that language', () => {
  expect(withStylesOf('ar', css)).toBe(css)
})

test('the build of a language has no CSS rules for other languages', () => {
  expect(withStylesOf('de', css)).toBe('.bar {\n  display: flex;\n}\n')
})
