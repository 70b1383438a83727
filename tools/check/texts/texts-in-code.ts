/** Finds texts for people that are written in code instead of in a `texts` folder. */
import { type JSXAttributeValue, type JSXExpression, parseSync, Visitor, type VisitorObject } from 'oxc-parser'

/** Returns each text for people that is written in this file's code, with its line. */
export function findTexts(path: string, source: string): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = []
  const unread = new Set<unknown>()
  const addShown = (value: Shown) => {
    for (const { start, text } of shownBy(value)) add(start, text)
  }
  new Visitor({
    JSXText({ start, value }) {
      add(start, value, true)
    },
    JSXAttribute({ name, value }) {
      const called = name.type === 'JSXIdentifier' ? name.name : ''
      if (readAttributes.test(called)) addShown(value)
      if (unreadAttributes.test(called)) unread.add(value)
    },
    // If an expression contains words, it is most likely a text, even in an attribute with an unknown name.
    JSXExpressionContainer(container) {
      if (!unread.has(container)) addShown(container.expression)
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && readAttributes.test(key.name)) addShown(value)
    },
  }).visit(parseSync(path, source, { preserveParens: false }).program)
  function add(start: number, text: string, isMarkup = false) {
    if (!/\p{L}{2}/u.test(text) || (!isMarkup && isIdentifier.test(text))) return
    found.push({ line: source.slice(0, start).split('\n').length, text: text.trim().replace(/\s+/g, ' ') })
  }
  return found
}

/** Attributes and options whose texts people read or hear. */
const readAttributes =
  /^(aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|label|legend|hint|placeholder|description|word|what|words|submitText|pendingText|confirmText|cancelText|removed|restored|failed|fallback|heading|summary|caption|sentence|gone|notLoaded)$/

/** A value such as `secondary`, `dueDate` or `not-saved`, which programs read. */
const isIdentifier = /^[a-z][\w-]*(?: … )?$|^ … [A-Z]\w*$/

/** Attributes whose values are only for programs. */
const unreadAttributes =
  /^(className|id|key|href|src|srcSet|sizes|d|transform|points|viewBox|loading|draft|style|aria-(current|labelledby|describedby|controls)|data-.*)$/

/** A syntax node that may be a text, or the missing value of an attribute. */
type Shown = Parameters<NonNullable<VisitorObject['Property']>>[0]['value'] | JSXAttributeValue | JSXExpression | null

/** The texts that may be the value of an expression. */
function shownBy(node: Shown): { start: number; text: string }[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ start: node.start, text: node.value }] : []
    case 'TemplateLiteral':
      return [{ start: node.start, text: node.quasis.map(({ value }) => value.cooked ?? '').join(' … ') }]
    case 'ConditionalExpression':
      return [...shownBy(node.consequent), ...shownBy(node.alternate)]
    case 'LogicalExpression':
      return [...shownBy(node.left), ...shownBy(node.right)]
    default:
      return []
  }
}
