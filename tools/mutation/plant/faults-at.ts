/** The faults that can be planted at a node of the syntax tree. */
import { calledName, faultsInCall, isTableOrColumn } from './faults-in-call.ts'
import { faultsInLiteral, isInConstantList } from './faults-in-literal.ts'

/** A node of the syntax tree, of any type. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** A fault replaces an expression with `changed`, or leaves out a statement or a property. */
export type NodeFault = { start: number; end: number; changed: string; kind: 'expression' | 'statement' | 'property' }

/** The operators that replace each operator. A comparison changes at its boundary, or is negated. */
const operators: Record<string, readonly string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
}

/** Calls that lock rows or names. They get no fault, because tests with faults run on SQLite, where these calls do nothing. */
const locks = /^await lock(Row|Name)\(/

/** Returns all faults at this node. `above` lists the nodes around it, the nearest first. */
export function faultsAt(node: Node, above: readonly Node[], text: string, path: string): NodeFault[] {
  if (path.endsWith('contract.ts')) return faultsInAccess(node, text)
  const of = (part: unknown) => text.slice((part as Node).start, (part as Node).end)
  const become = (changed: string): NodeFault => ({ start: node.start, end: node.end, changed, kind: 'expression' })

  switch (node.type) {
    case 'BinaryExpression':
      if (node.operator === '+' && [node.left, node.right].some(isText)) return []
      return swapOperator(node, text).map(become)
    case 'LogicalExpression':
      if (node.operator === '??') return [become(of(node.left))]
      return swapOperator(node, text).map(become)
    case 'UnaryExpression':
      return node.operator === '!' ? [become(of(node.argument))] : []
    case 'IfStatement':
    case 'ConditionalExpression':
      return fixCondition(node.test as Node, ['true', 'false'])
    case 'WhileStatement':
      return fixCondition(node.test as Node, ['false'])
    case 'ExpressionStatement':
      return node.directive || locks.test(text.slice(node.start, node.end))
        ? []
        : [{ ...become(''), kind: 'statement' }]
    case 'ThrowStatement':
      return [{ ...become(''), kind: 'statement' }]
    case 'ArrayExpression':
      return (node.elements as unknown[]).length === 0 || isTableOrColumn(node, above) || isInConstantList(node, above)
        ? []
        : [become('[]')]
    case 'Property':
      return isColumnWritten(above) ? [{ ...become(''), kind: 'property' }] : []
    case 'CallExpression':
      return faultsInCall(node, above, text)
    default:
      return faultsInLiteral(node, above, text)
  }
}

/** Whether this property is a column in `.set({ … })` or `.values({ … })`. */
function isColumnWritten([object, call]: readonly Node[]): boolean {
  return (
    object?.type === 'ObjectExpression' && call?.type === 'CallExpression' && /^(set|values)$/.test(calledName(call))
  )
}

/** Replaces a condition with `true` or `false`. */
function fixCondition(test: Node, outcomes: readonly string[]): NodeFault[] {
  if (test.type === 'Literal') return []
  return outcomes.map((changed) => ({ start: test.start, end: test.end, changed, kind: 'expression' }))
}

function swapOperator(node: Node, text: string): string[] {
  const [left, right] = [node.left as Node, node.right as Node]
  const between = text.slice(left.end, right.start)
  const operator = String(node.operator)
  const before = text.slice(node.start, left.end)
  const after = text.slice(right.start, node.end)
  return (operators[operator] ?? []).map((other) => before + between.replace(operator, () => other) + after)
}

function isText(part: unknown): boolean {
  const { type, value } = part as Node
  return type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string')
}

/** Returns the faults in a contract. Only `access` and `may` get faults, because the compiler checks the rest. */
function faultsInAccess(node: Node, text: string): NodeFault[] {
  if (node.type !== 'Property') return []
  const name = String((node.key as Node).name)
  const value = node.value as Node
  const become = (changed: string): NodeFault => ({ start: value.start, end: value.end, changed, kind: 'expression' })

  if (name === 'access') {
    const weaker = { admin: 'member', member: 'signed-in', 'signed-in': 'anyone' }[String(value.value)]
    return weaker ? [become(`'${weaker}'`)] : []
  }
  if (name !== 'may') return []
  const written = text.slice(value.start, value.end)
  const other = written.includes('see ') ? written.replace('see ', 'add ') : written.replace('add ', 'see ')
  return [become(other), { start: node.start, end: node.end, changed: '', kind: 'property' }]
}
