/** Reads a component's static markup in tests. */
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

type Element = { tag: string; attributes: Readonly<Record<string, string>>; text: string }

/** Every element with this tag, in document order; `text` is all its text. */
export function findElements(component: ReactElement, tag: string): Element[] {
  const markup = renderToStaticMarkup(component)
  return [...markup.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, 'g'))].map((found) => ({
    tag,
    attributes: attributesIn(found[1] ?? ''),
    text: textOf(contentsOf(markup.slice(found.index), tag)),
  }))
}

/** The only element with this tag; throws if there is none or more than one. */
export function findElement(component: ReactElement, tag: string): Element {
  const [only, ...others] = findElements(component, tag)
  if (!only || others.length > 0) throw new Error(`There are ${only ? others.length + 1 : 0} elements <${tag}>.`)
  return only
}

/** All text of a component. */
export const wordsOf = (component: ReactElement): string => textOf(renderToStaticMarkup(component))

const attributesIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))

/** The content of the element at the start of `markup`. */
function contentsOf(markup: string, tag: string): string {
  let depth = 0
  for (const found of markup.matchAll(new RegExp(`<(/?)${tag}\\b[^>]*>`, 'g'))) {
    depth += found[1] ? -1 : 1
    if (depth === 0) return markup.slice(0, found.index)
  }
  return markup
}

const textOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
