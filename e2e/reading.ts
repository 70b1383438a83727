/** Looked for in a page: what somebody cannot read, or what moves before them. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
export const themes = ['light', 'dark', 'dim'] as const

export async function light(page: Page, theme: (typeof themes)[number]) {
  await page.emulateMedia({ colorScheme: theme === 'light' ? 'light' : 'dark' })
  await page.evaluate(
    theme === 'dim'
      ? 'document.documentElement.setAttribute("data-theme", "dim")'
      : 'document.documentElement.removeAttribute("data-theme")',
  )
}

// A theme is other colours for the same page, so only they are looked at anew.
const colourRules = ['color-contrast', 'link-in-text-block']

export async function findBarriers(page: Page, theme: (typeof themes)[number]) {
  // Half a megabyte that stays in the page once it is there; only what is wrong is worth writing up.
  const isThere = await page.evaluate<boolean>(`'axe' in window`)
  const builder = new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page })
  // In the page itself ("legacy"): it has no frames, and a second page for each look takes as long as the look.
  const axe = builder.options({ resultTypes: ['violations'], selectors: false }).setLegacyMode()
  const { violations } = await (theme === 'light' ? axe.withTags(rules) : axe.withRules(colourRules)).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`)}`)
}

/** What moves just now. */
export const countAnimations = (page: Page) =>
  page.evaluate<number>(`document.getAnimations().filter(({ playState }) => playState === 'running').length`)

/** What would move for longer than an instant, were something to set it off. */
export const listMotions = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('*')].flatMap((element) =>
    [null, '::before', '::after', '::backdrop'].flatMap((pseudo) => {
      const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, pseudo)
      const lengths = [transitionDuration, animationName === 'none' ? '0s' : animationDuration].join(',').split(',')
      return lengths.some((length) => parseFloat(length) > (length.trim().endsWith('ms') ? 1 : 0.001))
        ? [element.tagName + '.' + element.className + (pseudo ?? '')]
        : []
    }))`)

/** Words and drawings that have the colour of what they stand on. */
export const listVanished = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('body *')]
    .filter((element) => !element.closest('.visually-hidden, canvas') && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) || element.matches('svg[stroke=currentColor]'))
    .filter((element) => {
      let ground = element
      while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement
      const { color } = getComputedStyle(element)
      return ground && color === getComputedStyle(ground).backgroundColor
    })
    .map((element) => element.outerHTML.slice(0, 120))`)

/** How far two of the page's colours are from each other, as WCAG counts it. */
export const contrastOf = (page: Page, colour: string, ground: string) =>
  page.evaluate<number>(`(() => {
    const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const luminanceOf = (name) => {
      const swatch = document.body.appendChild(document.createElement('i'))
      swatch.style.color = 'var(' + name + ')'
      paint.fillStyle = getComputedStyle(swatch).color
      swatch.remove()
      paint.fillRect(0, 0, 1, 1)
      const [red, green, blue] = [...paint.getImageData(0, 0, 1, 1).data]
        .map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const [dark, bright] = [luminanceOf('${colour}'), luminanceOf('${ground}')].sort((one, other) => one - other)
    return (bright + 0.05) / (dark + 0.05)
  })()`)
