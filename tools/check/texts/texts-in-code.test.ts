import { expect, test } from 'vitest'
import { findTexts } from './texts-in-code.ts'

const textsIn = (jsx: string) => findTexts('Page.tsx', `const page = ${jsx}`).map(({ text }) => text)

test.each([
  ['text of an element', '<p>Nothing yet</p>', ['Nothing yet']],
  ['text over several lines', '<p>\n  Nothing\n  yet\n</p>', ['Nothing yet']],
  ['text around a value', '<p>For {name} only</p>', ['For', 'only']],
  ['a text in braces', "<p>{'Nothing yet'}</p>", ['Nothing yet']],
  ['a text with values', `<p>{\`Show all \${count} photos\`}</p>`, ['Show all … photos']],
  [
    'a text that depends on a condition',
    "<p>{isOn ? 'Hide it' : isOff ? 'Show it' : null}</p>",
    ['Hide it', 'Show it'],
  ],
  ['a text after && and ??', "<p>{isOn && (name ?? 'Nobody')}</p>", ['Nobody']],
  ['text inside a fragment', '<>Nothing yet</>', ['Nothing yet']],
  ['the label of an icon', '<IconButton label="Remove" />', ['Remove']],
  ['what screen readers say', `<nav aria-label={isOn ? 'Pages' : \`Pages of \${name}\`} />`, ['Pages', 'Pages of …']],
  [
    'text in an element that is the value of an attribute',
    '<Card icon={<Icon title="Gear" />} action={<b>Add</b>} />',
    ['Gear', 'Add'],
  ],
  [
    'an expression in an attribute of any name',
    `<Card detail={isOn ? 'On' : \`Off since \${day}\`} />`,
    ['On', 'Off since …'],
  ],
  ['text in a function', '<List item={(each) => <li key={each}>One of {each}</li>} />', ['One of']],
  [
    'the options of a call',
    `showToast({ title: 'Photo saved', description: \`\${count} photos\` })`,
    ['Photo saved', '… photos'],
  ],
  ['letters of any alphabet', '<p>Ещё ничего</p>', ['Ещё ничего']],
])('%s is reported', (_, jsx, found) => {
  expect(textsIn(jsx)).toEqual(found)
})

test.each([
  ['a text of a texts folder', '<p title={texts.title}>{texts.photos(count)} {isOn && texts.hide}</p>'],
  ['a value', '<p>{count}{name}</p>'],
  ['symbols and single letters', '<p>· {count} × 3 – {"x"}</p>'],
  [
    'attributes that nobody reads',
    `<p id="first" className={\`card \${look}\`} data-tone={isOn ? "calm" : "urgent"} />`,
  ],
  ['an address and a key', `<Link key={\`link-\${id}\`} href={isOn ? "/guide" : "/labour"} />`],
  ['the arguments of a call', "send('PUT /api/scans', { kind: 'scan', look: 'primary' })"],
  ['an argument of a text', "<p>{texts.signIn('/sign-in')}</p>"],
  ['a comment', '<p>{/* Nothing yet */}</p>'],
])('%s is not reported', (_, jsx) => {
  expect(textsIn(jsx)).toEqual([])
})

test('each text is reported once, with its line', () => {
  const source = `
    export const Page = () => (
      <Card
        title="Wishes"
        action={
          <Button label={'Add'}>Add a wish</Button>
        }
      >
        {isEmpty && 'No wishes'}
      </Card>
    )`
  expect(findTexts('Page.tsx', source)).toEqual([
    { line: 4, text: 'Wishes' },
    { line: 6, text: 'Add' },
    { line: 6, text: 'Add a wish' },
    { line: 9, text: 'No wishes' },
  ])
})

test('in a file without markup, options that people read are reported', () => {
  expect(
    findTexts('use-timer.ts', "export const act = (): void => void show({ title: 'Removed', kind: 'toast' })"),
  ).toEqual([{ line: 1, text: 'Removed' }])
})
