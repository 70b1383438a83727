/** Finds the features in a stylesheet that a served browser lacks. */
import { type Feature, listLacking, readFeature } from './browser-support.ts'

const { parts: properties } = readFeature('css', 'properties')
const { parts: selectors } = readFeature('css', 'selectors')
const { parts: atRules } = readFeature('css', 'at-rules')
const { parts: types } = readFeature('css', 'types')

/** Functions such as `color-mix()`, by name. */
const functions = new Map([...types, ...[...types.values()].flatMap(({ parts }) => [...parts])])

/**
 * The features in this stylesheet that a served browser lacks, such as `text-wrap: balance`. A declaration after a
 * nested rule is not read.
 */
export function findInStyles(css: string): Set<string> {
  const found = new Set<string>()
  const check = (name: string, feature: Feature | undefined) => {
    if (feature && listLacking(feature).length > 0) found.add(name)
  }
  const text = css.replace(/\/\*.*?\*\//gs, '').replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""')

  // In some browsers, ::backdrop inherits no variables (MDN: `backdrop.inherit_from_originating_element`).
  for (const [, rule = ''] of text.matchAll(/::backdrop[^{}]*\{([^{}]*)\}/g))
    if (/(background|color)[^;]*:[^;]*var\(--[-\w]+\)/.test(rule))
      found.add('::backdrop with a variable without a fallback')
  for (const [, prelude = ''] of text.matchAll(/([^{};]+)\{/g)) readPrelude(prelude.trim(), check)
  for (const [, property = '', value = ''] of text.matchAll(/(?<=[{;]\s*)([-\w]+)\s*:([^{};]*)(?=[;}])/g))
    readDeclaration(property, value, check)
  return found
}

type Check = (name: string, feature: Feature | undefined) => void

function readPrelude(prelude: string, check: Check) {
  const [, atRule] = /^@([-\w]+)/.exec(prelude) ?? []
  if (atRule) return check(`@${atRule}`, atRules.get(atRule))
  for (const [all, name = ''] of prelude.matchAll(/::?([-\w]+)/g)) check(all, selectors.get(name))
}

function readDeclaration(property: string, value: string, check: Check) {
  for (const [, name = ''] of value.matchAll(/([-\w]+)\(/g)) check(`${name}()`, functions.get(name))
  const feature = properties.get(property)
  check(property, feature)
  for (const word of value.split(/[\s,/()]+/)) check(`${property}: ${word}`, feature?.parts.get(word))
}
