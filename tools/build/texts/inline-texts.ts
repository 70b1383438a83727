/**
 * Replaces calls of simple texts by the texts: `texts.weekOf(week)` becomes `Week ${week}`. Otherwise each text with a
 * value would need a function and a call, and the size limit for home's scripts leaves no room for them.
 */
import { type CallExpression, parseSync, Visitor } from 'oxc-parser'
import { type Replacement, replaceParts } from './replace-parts.ts'

/** The code of a text, such as (week: number) => `Week ${week}`; undefined if there is no such text. */
type FindText = (importPath: string, name: string) => string | undefined

/** Returns the code with the texts that can be inlined; null if nothing changes. */
export function inlineTexts(path: string, code: string, findText: FindText): string | null {
  let result = code
  // A value may itself be a call of a text. Such inner calls are replaced in the next round.
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
  const changes: Replacement[] = []
  new Visitor({
    CallExpression(call) {
      // This call is inside a call that is replaced in this round, so it has to wait for the next one.
      if (call.start < (changes.at(-1)?.end ?? 0)) return
      const text = inlined(call)
      if (text !== undefined) changes.push({ start: call.start, end: call.end, text })
    },
  }).visit(program)
  return replaceParts(code, changes)

  function inlined({ callee, arguments: values }: CallExpression): string | undefined {
    if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return undefined
    const importPath = callee.object.type === 'Identifier' ? imports.get(callee.object.name) : undefined
    const text = importPath && findText(importPath, callee.property.name)
    const parts = text && readParts(text)
    if (!parts || parts.length !== values.length + 1 || values.some(({ type }) => type === 'SpreadElement'))
      return undefined
    const inserted = values.map(({ start, end }, at) => `\${${code.slice(start, end)}}${parts[at + 1]}`)
    return `\`${parts[0]}${inserted.join('')}\``
  }
}

/** The strings before, between and after the values of a text; undefined unless each value is used once, in order. */
function readParts(text: string): string[] | undefined {
  const [statement] = parseSync('text.ts', `(${text})`, { preserveParens: false }).program.body
  const arrow = statement?.type === 'ExpressionStatement' ? statement.expression : undefined
  if (arrow?.type !== 'ArrowFunctionExpression' || arrow.body.type !== 'TemplateLiteral') return undefined
  const names = arrow.params.map((param) => (param.type === 'Identifier' ? param.name : null))
  const used = arrow.body.expressions.map((value) => (value.type === 'Identifier' ? value.name : undefined))
  if (names.length !== used.length || names.some((name, at) => name !== used[at])) return undefined
  return arrow.body.quasis.map(({ value }) => value.raw)
}
