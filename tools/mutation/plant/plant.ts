/** Finds the faults that can be planted in a file, and returns the file's text with a switch for each fault. */
import { parseSync } from 'oxc-parser'
import { faultsAt, type Node, type NodeFault } from './faults-at.ts'

/** One fault: `changed` replaces the `original` text between `start` and `end`. */
export type Fault = NodeFault & { path: string; line: number; original: string }

/** Lists the faults of one file, in the order of their positions. */
export function listFaults(path: string, text: string): Fault[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)

  const found: Fault[] = []
  walk(program as unknown as Node, [], (node, above) => {
    for (const fault of faultsAt(node, above, text, path)) {
      const original = text.slice(fault.start, fault.end)
      if (original === fault.changed) continue
      found.push({ ...fault, path, original, line: text.slice(0, fault.start).split('\n').length })
    }
  })
  return found.sort(
    (one, other) =>
      one.start - other.start ||
      other.end - one.end ||
      Number(one.kind === 'expression') - Number(other.kind === 'expression'),
  )
}

/** Returns the file's text with every fault in it. `$fault(n)` returns whether fault n is switched on. */
export function instrument(text: string, faults: readonly Fault[], opening: string): string {
  const numbered = faults.map((fault, number) => ({ ...fault, number }))
  return `${opening}${render(text, 0, text.length, numbered)}`
}

type Numbered = Fault & { number: number }

/** Writes the text between two positions with its faults. `faults` has outer faults before inner ones. */
function render(text: string, from: number, to: number, faults: readonly Numbered[]): string {
  let written = ''
  let at = from
  let rest = faults
  while (rest.length > 0) {
    const [first] = rest
    if (!first) break
    const { start, end } = first
    const here = rest.filter((one) => one.start === start && one.end === end && one.kind === first.kind)
    const inside = rest.filter((one) => one.start >= start && one.end <= end && !here.includes(one))
    rest = rest.filter((one) => one.start >= end)

    written += text.slice(at, start) + wrap(here, render(text, start, end, inside))
    at = end
  }
  return written + text.slice(at, to)
}

function wrap(here: readonly Numbered[], original: string): string {
  const [first] = here
  if (first?.kind === 'statement') return `{if(!$fault(${first.number})){${original}}}`
  if (first?.kind === 'property') return `...($fault(${first.number})?{}:{${original}})`
  return `(${here.map(({ number, changed }) => `$fault(${number})?(${changed}):`).join('')}(${original}))`
}

/** Nodes that are skipped with everything in them: types, imports, and the names, attributes and texts of JSX. */
const skippedNodes =
  /^(TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import|ExportAll|JSX(?!Element|Fragment|Expression))/

function walk(node: Node, above: readonly Node[], see: (node: Node, above: readonly Node[]) => void): void {
  if (skippedNodes.test(node.type)) return
  see(node, above)
  for (const [key, value] of Object.entries(node)) {
    if (/^(typeAnnotation|returnType|typeParameters|typeArguments|source)$/.test(key)) continue
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, [node, ...above], see)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
