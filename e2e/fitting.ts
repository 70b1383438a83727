/** Looked for in a page: what does not fit where it stands, and what is too small for a thumb. */
import type { Page } from '@playwright/test'

/** How far the page, or an open dialog in it, is wider than the screen. */
export const overflow = (page: Page) =>
  page.evaluate<number>(`Math.max(...[document.documentElement, ...document.querySelectorAll('dialog[open]')]
    .map((element) => element.scrollWidth - element.clientWidth))`)

/** Words that do not fit where they stand, and have no way to be scrolled to. */
export const cutWords = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('body *')]
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => !element.closest('.visually-hidden, select, textarea, dialog:not([open])'))
    .filter((element) => {
      const range = new Range()
      range.selectNodeContents(element)
      const words = range.getBoundingClientRect()
      for (let frame = element; frame; frame = frame.parentElement) {
        const { overflowX, overflowY, clip, clipPath, textOverflow } = getComputedStyle(frame)
        // Beyond these there is nothing to be cut by, and what is only for the ear is cut on purpose.
        if (frame === document.body || frame.localName === 'dialog' || clip !== 'auto' || clipPath !== 'none') return false
        // Three dots say that there is more, which one press shows.
        if (textOverflow === 'ellipsis') return false
        const box = frame.getBoundingClientRect()
        const cuts = (way) => way === 'hidden' || way === 'clip'
        if (cuts(overflowX) && (words.left < box.left - 1 || words.right > box.right + 1)) return true
        if (cuts(overflowY) && (words.top < box.top - 1 || words.bottom > box.bottom + 1)) return true
      }
    })
    .map((element) => element.outerHTML.slice(0, 160))`)

/**
 * What can be pressed and is smaller than 44 px; a link within a sentence may be as high as its line, and what is pressed
 * of a choice is the whole label around it.
 */
export const smallTargets = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .map((element) => (element.matches('[type=radio], [type=checkbox]') && element.closest('label')) || element)
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => !element.closest('dialog:not([open])') && getComputedStyle(element).clipPath === 'none')
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      const isInline = getComputedStyle(element).display === 'inline'
      return width > 0 && Math.min(width, height) < (isInline ? 24 : 44) - 0.01
    })
    .map((element) => element.outerHTML.slice(0, 120) + ' ' + JSON.stringify(element.getBoundingClientRect()))`)
