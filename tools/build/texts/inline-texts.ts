/**
 * Puts simple texts in place of their calls: `texts.weekOf(week)` becomes `Week ${week}`. Without this, each text with a value in it
 * would cost a function and a call, and home's scripts have no room for that.
 */
import { parseSync } from 'oxc-parser'

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown }

/** The code of a text, such as (week: number) => `Week ${week}`; undefined if there is no such text. */
type FindText = (importPath: string, name: string) => string | undefined

/** Returns the code with the texts that can be inlined; null if nothing changes. */
export function inlineTexts(path: string, code: string, findText: FindText): string | null {
  let result = code
  // A value may itself be a text, so the calls inside are replaced in the next round.
  for (let round = 0; round < 5; round++) {
    const next = replaceCalls(path, result, findText)
    if (next === result) break
    result = next
  }
  return result === code ? null : result
}

function replaceCalls(path: string, code: string, findText: FindText): string {
  const { program } = parseSync(path, code)
  const imports = new Map<string, string>()
  for (const node of program.body)
    if (node.type === 'ImportDeclaration' && node.source.value.endsWith('/texts/texts.ts'))
      for (const { local } of node.specifiers) imports.set(local.name, node.source.value)
  const changes: { start: number; end: number; text: string }[] = []
  visit(program.body)
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, change) => text.slice(0, change.start) + change.text + text.slice(change.end), code)

  function visit(value: unknown): void {
    if (Array.isArray(value)) value.forEach(visit)
    else if (value !== null && typeof value === 'object') {
      const text = 'type' in value && value.type === 'CallExpression' ? inlined(value as Node) : undefined
      if (text === undefined) for (const each of Object.values(value)) visit(each)
      else {
        const { start, end } = value as Node
        changes.push({ start, end, text })
      }
    }
  }

  function inlined(call: Node): string | undefined {
    const callee = call.callee as Node
    if (callee.type !== 'MemberExpression' || callee.computed) return undefined
    const [object, property] = [callee.object as Node, callee.property as Node]
    const importPath = object.type === 'Identifier' ? imports.get(String(object.name)) : undefined
    const text = importPath && findText(importPath, String(property.name))
    const parts = text && readParts(text)
    const values = call.arguments as Node[]
    if (!parts || parts.length !== values.length + 1 || values.some(({ type }) => type === 'SpreadElement'))
      return undefined
    const inserted = values.map(({ start, end }, at) => `\${${code.slice(start, end)}}${parts[at + 1]}`)
    return `\`${parts[0]}${inserted.join('')}\``
  }
}

/** What stands before, between and after the values of a text, if each is used once and in order; otherwise undefined. */
function readParts(text: string): string[] | undefined {
  const [statement] = parseSync('text.ts', `(${text})`).program.body as unknown as Node[]
  const expression = statement?.expression as Node | undefined
  const arrow = (expression?.type === 'ParenthesizedExpression' ? expression.expression : expression) as
    | Node
    | undefined
  const body = arrow?.type === 'ArrowFunctionExpression' ? (arrow.body as Node) : undefined
  if (!arrow || body?.type !== 'TemplateLiteral') return undefined
  const names = (arrow.params as Node[]).map(({ type, name }) => (type === 'Identifier' ? name : null))
  const used = (body.expressions as Node[]).map(({ type, name }) => (type === 'Identifier' ? name : undefined))
  if (names.length !== used.length || names.some((name, at) => name !== used[at])) return undefined
  return (body.quasis as Node[]).map(({ value }) => String((value as { raw: string }).raw))
}
