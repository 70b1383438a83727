/** Parses a TypeScript file and collects the facts that the rules need. */
import { type Program, parseSync, Visitor } from 'oxc-parser'
import { findNames, type SourceNames } from './feature-names.ts'
import { readTables, type SourceTables } from './read-tables.ts'

type LineOf = (offset: number) => number

export type Source = SourceTables &
  SourceNames & {
    lines: number
    errors: string[]
    /** Specifiers of imports, re-exports, `import()`, `import('…')` types and `declare module`; null if computed. */
    imports: { name: string | null; line: number; isLazy: boolean }[]
    /** Lines with `import.meta.glob`. */
    globs: number[]
    exports: string[]
    /** Lines with `any`. */
    anys: number[]
    /** Lines with the address of an API call as a string. */
    callAddresses: number[]
    /** Lines with a call of `mutate` that passes callbacks. */
    mutateCallbacks: number[]
  }

export function readSource(path: string, text: string): Source {
  const { program, module, errors } = parseSync(path, text)
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length

  return {
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    errors: errors.map(({ message }) => message),
    exports: module.staticExports.flatMap(({ entries }) =>
      entries.map(({ exportName: { kind, name } }) => (kind === 'Default' ? 'default' : (name ?? '*'))),
    ),
    ...findImports(program, lineOf),
    ...readTables(program, lineOf),
    ...findNames(program, lineOf),
    anys: findAnys(program, lineOf),
    callAddresses: findCallAddresses(program, lineOf),
    mutateCallbacks: findMutateCallbacks(program, lineOf),
  }
}

function findImports(program: Program, lineOf: LineOf): Pick<Source, 'imports' | 'globs'> {
  const imports: Source['imports'] = []
  const globs: number[] = []
  const note = (name: string | null, start: number, isLazy = false) =>
    imports.push({ name, line: lineOf(start), isLazy })

  new Visitor({
    ImportDeclaration({ source, start }) {
      note(source.value, start)
    },
    ExportAllDeclaration({ source, start }) {
      note(source.value, start)
    },
    ExportNamedDeclaration({ source, start }) {
      if (source) note(source.value, start)
    },
    ImportExpression({ source, start }) {
      note(stringLiteral(source), start, true)
    },
    TSImportType({ source, start }) {
      note(source.value, start)
    },
    TSModuleDeclaration({ id, start }) {
      if (id.type === 'Literal') note(id.value, start)
    },
    CallExpression({ callee, start }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty') return
      if (nameOf(callee.property) === 'glob') globs.push(lineOf(start))
    },
  }).visit(program)
  return { imports, globs }
}

function findAnys(program: Program, lineOf: LineOf): number[] {
  const lines: number[] = []
  new Visitor({
    TSAnyKeyword({ start }) {
      lines.push(lineOf(start))
    },
  }).visit(program)
  return lines
}

function findCallAddresses(program: Program, lineOf: LineOf): number[] {
  const lines: number[] = []
  const note = (text: unknown, start: number) => {
    if (typeof text === 'string' && text.startsWith('/api/')) lines.push(lineOf(start))
  }
  new Visitor({
    Literal({ value, start }) {
      note(value, start)
    },
    TemplateLiteral({ quasis: [first], start }) {
      note(first?.value.raw, start)
    },
  }).visit(program)
  return lines
}

function findMutateCallbacks(program: Program, lineOf: LineOf): number[] {
  const lines: number[] = []
  new Visitor({
    CallExpression({ callee, arguments: { length }, start }) {
      if (length > 1 && nameOf(callee.type === 'MemberExpression' ? callee.property : callee) === 'mutate')
        lines.push(lineOf(start))
    },
  }).visit(program)
  return lines
}

function nameOf(node: { type: string; name?: unknown; value?: unknown }): string {
  return String(node.type === 'Identifier' ? node.name : node.value)
}

function stringLiteral(node: { type: string; value?: unknown } | undefined): string | null {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null
}
