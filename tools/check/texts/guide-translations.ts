/** Compares a translated file of the guide with the English one. Only the words may differ. */
import { parse } from 'yaml'

/** The keys of the front matter whose values are translated. */
const translated = ['title', 'milestones', 'specialNotes']

/** Returns one line for each difference that is not only in the words. */
export function compareGuideFiles(english: string, translation: string): string[] {
  const [source, target] = [splitFile(english), splitFile(translation)]
  return [...compareHeads(source.head, target.head), ...compareLines(source.lines, target.lines)]
}

type Head = Readonly<Record<string, unknown>>

function splitFile(text: string): { head: Head; lines: string[] } {
  const [, head = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r', '')) ?? []
  const lines = body.split('\n').filter((line) => line.trim() !== '')
  return { head: (parse(head) ?? {}) as Head, lines }
}

function compareHeads(source: Head, target: Head): string[] {
  const problems: string[] = []
  const keys = Object.keys(source)
  if (keys.join() !== Object.keys(target).join()) return [`the front matter has other keys: ${Object.keys(target)}`]
  for (const key of keys.filter((each) => !translated.includes(each))) {
    const without = (value: unknown) => JSON.stringify(value, (name, each) => (name === 'comparison' ? '' : each))
    if (without(source[key]) !== without(target[key])) problems.push(`${key} differs: ${without(target[key])}`)
  }
  for (const key of ['milestones', 'specialNotes']) {
    const items = (head: Head) => ((head[key] ?? []) as string[]).map((item) => `- ${item}`)
    problems.push(...compareLines(items(source), items(target)))
  }
  return problems
}

function compareLines(source: readonly string[], target: readonly string[]): string[] {
  if (source.length !== target.length) return [`it has ${target.length} lines instead of ${source.length}`]
  return source.flatMap((line, at) => compareLine(line, target[at] ?? ''))
}

function compareLine(source: string, target: string): string[] {
  if (source.startsWith('#') || target.startsWith('#'))
    return source === target ? [] : [`“${target}” is not “${source}”`]
  const [from, to] = [readItem(source), readItem(target)]
  const problems: string[] = []
  if (from.start !== to.start) problems.push(`“${target}” does not begin like “${source}”`)
  if (from.keys !== to.keys) problems.push(`“${target}” has other sources than “${source}”`)
  if (from.sign !== to.sign) problems.push(`“${target}” does not mark its warning sign like “${source}”`)
  const numbers = [numbersIn(from.text), numbersIn(to.text)]
  if (numbers[0] !== numbers[1]) problems.push(`“${target}” has the numbers ${numbers[1]} instead of ${numbers[0]}`)
  if (to.text.length < 12 || to.text.length > 260) problems.push(`“${target}” has ${to.text.length} characters`)
  if (to.text === from.text) problems.push(`“${target}” is not translated`)
  return problems
}

/** Splits an item. `start`: its id and condition. `sign`: whether the text begins with a warning sign in asterisks. */
function readItem(line: string) {
  const [, start = '', text = '', keys = ''] =
    /^(- (?:(?:[\da-z]+(?:-[\da-z]+)+|[a-z]+[A-Z]\w*)(?: \[[^\]]+\])?: |\[[^\]]+\] )?)(.*?)( \{[^}]+\})?$/.exec(line) ??
    []
  return { start, text, keys, sign: /^\*\*[^*]+\*\*/.test(text) }
}

/**
 * Returns the numbers of a text, sorted, with a decimal point and without thousands separators. "10+0" counts as 10,
 * because German writes weeks that way. Numbers that are part of a name, such as trisomy 21, do not count.
 */
export const numbersIn = (text: string): string =>
  [
    ...text
      .replace(/\b(\d+)\+0\b/g, '$1')
      .replace(/(?:trisom\p{L}+\s|covid-|parvovirus B)\d+/giu, '')
      .matchAll(/\d+(?:[.,’\u0020\u00a0\u202f]\d+)*/g),
  ]
    .map(([number]) => number.replace(/[.,’\u0020\u00a0\u202f](?=\d{3}(?!\d))/g, '').replace(/[,’]/g, '.'))
    .sort()
    .join(' ')
