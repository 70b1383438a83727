/** Faults in literals: numbers, texts, booleans and regular expressions. */
import type { Node, NodeFault } from './faults-at.ts'
import { changeComparison, isTableOrColumn } from './faults-in-call.ts'

/** Returns every fault for a literal. Other nodes get none. */
export function faultsInLiteral(node: Node, above: readonly Node[], text: string): NodeFault[] {
  if (isName(node, above[0])) return []
  const become = (changed: string): NodeFault => ({ start: node.start, end: node.end, changed, kind: 'expression' })

  if (node.type === 'TemplateLiteral') {
    const isTagged = above[0]?.type === 'TaggedTemplateExpression'
    const isSkipped = isTagged || node.end - node.start === 2 || isProse(textOf(node)) || isTableOrColumn(node, above)
    return isSkipped ? [] : [become('``')]
  }
  if (isInConstantList(node, above)) return []
  if (node.type !== 'Literal') return []
  if (node.regex) return changePattern(text.slice(node.start, node.end)).map(become)
  if (typeof node.value === 'boolean') return [become(String(!node.value))]
  if (typeof node.value === 'number') return changeNumber(node.value, above).map(become)
  if (typeof node.value !== 'string' || isProse(node.value)) return []
  const comparison = changeComparison(node, above)
  if (comparison) return [become(`'${comparison}'`)]
  return isTableOrColumn(node, above) ? [] : [become(node.value === '' ? "'planted'" : "''")]
}

/** Changes a whole number by one, up and down, to show whether a test covers the boundary. */
function changeNumber(value: number, above: readonly Node[]): string[] {
  if (above[0]?.type === 'UnaryExpression') return [`${value + 1}`]
  return Number.isInteger(value) ? [`${value + 1}`, `${value - 1}`] : [`${value * 2}`]
}

function changePattern(written: string): string[] {
  const end = written.lastIndexOf('/')
  const [pattern, flags] = [written.slice(1, end), written.slice(end + 1)]
  const changed: string[] = []
  // An empty pattern would begin a comment.
  if (pattern.startsWith('^')) changed.push(`/${pattern.slice(1) || '(?:)'}/${flags}`)
  if (pattern.endsWith('$') && !pattern.endsWith('\\$')) changed.push(`/${pattern.slice(0, -1) || '(?:)'}/${flags}`)
  for (const flag of flags.replace(/[uv]/, '')) changed.push(`/${pattern}/${flags.replace(flag, '')}`)
  return changed.length > 0 ? changed : ['/(?!)/']
}

/** Whether this looks like text that people read. It gets no fault, because a test that repeats the text proves nothing. */
const isProse = (value: string) => /^[A-Z]|\s\S/.test(value)

const textOf = ({ quasis }: Node) => (quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join('')

/** Whether this is an array with `as const`, or a text in one. The compiler checks such texts. */
export function isInConstantList(node: Node, above: readonly Node[]): boolean {
  if (node.type !== 'ArrayExpression' && typeof node.value !== 'string') return false
  const around = above.find(
    ({ type }) => !/^(ArrayExpression|ObjectExpression|Property|TSSatisfiesExpression)$/.test(type),
  )
  const type = around?.typeAnnotation as { typeName?: { name?: string } } | undefined
  return around?.type === 'TSAsExpression' && type?.typeName?.name === 'const'
}

/** Whether this is the name of a property or a module, and not a value. */
function isName(node: Node, parent: Node | undefined): boolean {
  if (!parent) return true
  if (parent.type === 'Property' || parent.type === 'PropertyDefinition') return parent.key === node
  if (parent.type === 'MemberExpression') return parent.property === node && parent.computed !== true
  if (parent.type === 'ExpressionStatement') return true
  return /^(Import|Export|JSXAttribute|TS(?!AsExpression|SatisfiesExpression))/.test(parent.type)
}
