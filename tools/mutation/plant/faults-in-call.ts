/** Faults in calls: a removed step of a chain, a similar method, a changed database comparison, or a negated result. */
import type { Node, NodeFault } from './faults-at.ts'

/** Methods that return the same type as the value they are called on, so a chain still runs without them. */
const steps =
  /^(where|whereRef|orderBy|limit|offset|distinct|filter|sort|toSorted|reverse|toReversed|slice|trim|toLowerCase|toUpperCase|normalize|replace|replaceAll|flat|padStart|forUpdate|onConflict)$/

/** Each method is replaced by a similar one that accepts the same arguments. */
const similarMethods = new Map(
  Object.entries({
    min: 'max',
    max: 'min',
    floor: 'ceil',
    ceil: 'floor',
    round: 'floor',
    some: 'every',
    every: 'some',
  }),
)

const comparisons: Record<string, string> = {
  '=': '!=',
  '!=': '=',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  is: 'is not',
  'is not': 'is',
  in: 'not in',
  'not in': 'in',
}

/** Calls whose text arguments are names of tables and columns. They get no fault, because the compiler checks those names. */
const callsWithNames =
  /^(selectFrom|insertInto|updateTable|deleteFrom|select|where|whereRef|innerJoin|leftJoin|onRef|on|orderBy|groupBy|returning|columns|column|eb|ref|having|lockRow|lockName|innerJoinLateral|leftJoinLateral|max|min|sum|count|countAll)$/

export function faultsInCall(node: Node, above: readonly Node[], text: string): NodeFault[] {
  const callee = node.callee as Node
  const become = (changed: string): NodeFault => ({ start: node.start, end: node.end, changed, kind: 'expression' })
  const of = (part: Node) => text.slice(part.start, part.end)
  const faults: NodeFault[] = []

  if (callee.type === 'MemberExpression') {
    const name = nameOf(callee.property as Node)
    const object = callee.object as Node
    if (steps.test(name) && !isInOptionalChain(above)) faults.push(become(of(object)))
    const similar = similarMethods.get(name)
    if (similar) faults.push(become(`${of(object)}.${similar}${text.slice((callee.property as Node).end, node.end)}`))
  }
  const called = nameOf(callee.type === 'MemberExpression' ? (callee.property as Node) : callee)
  if (/^(is|may|can|has)[A-Z]/.test(called) && !isCondition(node, above[0])) faults.push(become(`!${of(node)}`))
  return faults
}

/** Returns another operator for a database comparison; null if this text is not an operator. */
export function changeComparison(node: Node, above: readonly Node[]): string | null {
  const [parent] = above
  if (parent?.type !== 'CallExpression' || !callsWithNames.test(calledName(parent))) return null
  const [, second] = parent.arguments as Node[]
  return second === node ? (comparisons[String(node.value)] ?? null) : null
}

/** Whether a text is the name of a table or a column. */
export function isTableOrColumn(node: Node, above: readonly Node[]): boolean {
  const call = above[0]?.type === 'ArrayExpression' ? above[1] : above[0]
  if (call?.type !== 'CallExpression' || !callsWithNames.test(calledName(call))) return false
  // The third argument is usually a value. In a join, and in methods such as whereRef, it is another column.
  return /Ref$|Join/.test(calledName(call)) || (call.arguments as Node[])[2] !== node
}

export function calledName({ callee }: Node): string {
  const called = callee as Node
  return nameOf(called.type === 'MemberExpression' ? (called.property as Node) : called)
}

function nameOf(node: Node): string {
  return node.type === 'Identifier' ? String(node.name) : ''
}

/** Whether this is the condition of an `if` or of `a ? b : c`. Conditions get faults of their own. */
function isCondition(node: Node, parent: Node | undefined): boolean {
  return parent?.type === 'IfStatement' || (parent?.type === 'ConditionalExpression' && parent.test === node)
}

/** Whether this call is part of a chain such as `a?.b().c`. A fault's parentheses would break the chain. */
function isInOptionalChain(above: readonly Node[]): boolean {
  for (const node of above) {
    if (node.type === 'ChainExpression') return true
    if (node.type !== 'MemberExpression' && node.type !== 'CallExpression') return false
  }
  return false
}
