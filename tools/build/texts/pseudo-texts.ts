/** Writes the texts of a file in the pseudo-language. */
import { parseSync } from 'oxc-parser'
import { pseudo } from '../../../src/language/pseudo.ts'
import { type Replacement, replaceParts } from './replace-parts.ts'

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown }

/** Replaces every text in the source of a `texts` file, but neither the names of keys nor what is put into a text. */
export function withPseudoTexts(path: string, source: string): string {
  const changes: Replacement[] = []
  visit(parseSync(path, source).program.body)
  return replaceParts(source, changes)

  function visit(value: unknown): void {
    if (Array.isArray(value)) value.forEach(visit)
    else if (value !== null && typeof value === 'object' && 'type' in value) visitNode(value as Node)
  }

  function visitNode(node: Node): void {
    const { type, start, end } = node
    if (type === 'ImportDeclaration' || type.startsWith('TS')) return
    if (type === 'Literal' && typeof node.value === 'string')
      changes.push({ start, end, text: JSON.stringify(pseudo(node.value)) })
    else if (type === 'TemplateElement') {
      // The parser counts the marks around the text as part of it.
      const { raw } = node.value as { raw: string }
      const from = source.indexOf(raw, start)
      changes.push({ start: from, end: from + raw.length, text: pseudo(raw) })
    } else if (type === 'JSXText') changes.push({ start, end, text: pseudo(source.slice(start, end)) })
    else if (type === 'Property') visit(node.value)
    // Attributes of markup are addresses and names of styles.
    else if (type === 'JSXAttribute' || type === 'BinaryExpression') return
    else for (const each of Object.values(node)) visit(each)
  }
}
