/** Finds texts for people that are written in code instead of in a `texts` folder. */
import { parseSync } from 'oxc-parser'

/** A part of the parsed code. */
type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown }

/** Returns the line and the words of each text that this component shows to people and that is written in the code. */
export function findTexts(path: string, source: string): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = []
  const unread = new Set<unknown>()
  visit(parseSync(path, source, { preserveParens: false }).program as unknown as Node, (node) => {
    if (node.type === 'JSXText') add(node.start, String(node.value), true)
    if (node.type === 'JSXAttribute') {
      if (readAttributes.test(nameOf(node))) for (const text of shownBy(node.value)) add(text.start, text.text)
      if (unreadAttributes.test(nameOf(node))) unread.add(node.value)
    }
    // An expression in an attribute is most likely a text if it contains words, whatever the attribute's name is.
    if (node.type === 'JSXExpressionContainer' && !unread.has(node))
      for (const text of shownBy(node.expression)) add(text.start, text.text)
    if (node.type === 'Property' && readAttributes.test(String(field(node.key, 'name'))))
      for (const text of shownBy(node.value)) add(text.start, text.text)
  })
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

/** The texts that an expression can result in. */
function shownBy(value: unknown): { start: number; text: string }[] {
  const node = value as Node | null
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ start: node.start, text: node.value }] : []
    case 'TemplateLiteral': {
      const text = (node.quasis as Node[]).map((part) => String(field(part.value, 'cooked'))).join(' … ')
      return [{ start: node.start, text }]
    }
    case 'ConditionalExpression':
      return [...shownBy(node.consequent), ...shownBy(node.alternate)]
    case 'LogicalExpression':
      return [...shownBy(node.left), ...shownBy(node.right)]
    default:
      return []
  }
}

const nameOf = ({ name }: Node) => String(field(name, 'name'))
const field = (value: unknown, key: string): unknown => (value as Record<string, unknown> | null)?.[key]

function visit(value: unknown, meet: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, meet)
  else if (value !== null && typeof value === 'object') {
    if ('type' in value) meet(value as Node)
    for (const each of Object.values(value)) visit(each, meet)
  }
}
