import { expect, test } from 'vitest'
import { findElements } from '../testing.ts'
import { Tabs } from './Tabs.tsx'

const tabs = (
  <Tabs
    label="To do"
    tabs={[
      { name: 'medical', label: 'Medical' },
      { name: 'home', label: 'At home' },
    ]}
    selected="home"
    onSelect={() => undefined}
  >
    Wash the clothes.
  </Tabs>
)

test('the list of tabs has a name, and only the selected tab is in the tab order', () => {
  expect(findElements(tabs, 'div')[1]?.attributes).toMatchObject({ role: 'tablist', 'aria-label': 'To do' })
  const found = findElements(tabs, 'button').map(({ text, attributes }) => [
    text,
    attributes.role,
    attributes['aria-selected'],
    attributes.tabindex ?? attributes.tabIndex,
  ])
  expect(found).toEqual([
    ['Medical', 'tab', 'false', '-1'],
    ['At home', 'tab', 'true', '0'],
  ])
})

test('the selected tab and its panel refer to each other', () => {
  const selected = findElements(tabs, 'button')[1]?.attributes
  const panel = findElements(tabs, 'div').find(({ attributes }) => attributes.role === 'tabpanel')
  expect(panel).toMatchObject({ text: 'Wash the clothes.', attributes: { 'aria-labelledby': selected?.id } })
  expect(selected?.['aria-controls']).toBe(panel?.attributes.id)
})
