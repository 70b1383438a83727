/** Finds the texts in the source of a `texts` file. */
import { parseSync } from 'oxc-parser'
import { type Replacement, replaceParts } from './replace-parts.ts'

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown }

/** A text for people, and its position in the source. With `isQuoted`, the position includes the quotation marks. */
type FoundText = { readonly start: number; readonly end: number; readonly text: string; readonly isQuoted: boolean }

/** Returns every text, but neither the names of keys nor the values that are inserted into texts. */
export function findTexts(path: string, source: string): readonly FoundText[] {
  const found: FoundText[] = []
  visit(parseSync(path, source).program.body)
  return found

  function visit(value: unknown): void {
    if (Array.isArray(value)) value.forEach(visit)
    else if (value !== null && typeof value === 'object' && 'type' in value) visitNode(value as Node)
  }

  function visitNode(node: Node): void {
    const { type, start, end } = node
    if (/^(Import|ExportAll)Declaration$/.test(type) || type.startsWith('TS')) return
    if (type === 'Literal' && typeof node.value === 'string')
      found.push({ start, end, text: node.value, isQuoted: true })
    else if (type === 'TemplateElement') {
      // In this parser, the position of the text includes the delimiters around it, such as a backtick.
      const { raw } = node.value as { raw: string }
      const from = source.indexOf(raw, start)
      found.push({ start: from, end: from + raw.length, text: raw, isQuoted: false })
    } else if (type === 'JSXText') found.push({ start, end, text: source.slice(start, end), isQuoted: false })
    else if (type === 'Property') visit(node.value)
    // Attributes contain addresses and class names, and comparisons contain values for programs.
    else if (type === 'JSXAttribute' || type === 'BinaryExpression') return
    else for (const each of Object.values(node)) visit(each)
  }
}

/** Returns the source with each text replaced by what `change` returns for it. */
export function changeTexts(path: string, source: string, change: (text: string) => string): string {
  const changes = findTexts(path, source).map(({ text, isQuoted, ...place }): Replacement => {
    const changed = change(text)
    return { ...place, text: isQuoted ? JSON.stringify(changed) : changed }
  })
  return replaceParts(source, changes)
}
