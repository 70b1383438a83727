/** Reads what a page shows. Runs inside the page, after `in-page.js` of the screens. */
globalThis.languages = { words, cutLabels, turnedRound }

const hidden = '.visually-hidden, script, style, noscript, dialog:not([open])'
const isShown = (element) => element.checkVisibility({ visibilityProperty: true })

/** Every text with letters that a person can see or hear, with the names of images, fields and buttons. */
function words() {
  const found = [document.title]
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    const select = element.closest('select')
    if (element.closest('script, style, noscript, dialog:not([open])') || isName(element, select)) continue
    if (isShown(select ?? element)) found.push(text.data)
  }
  for (const element of document.querySelectorAll('[aria-label], [alt], [placeholder], [title]'))
    if (isShown(element) && !element.closest('dialog:not([open])'))
      for (const name of ['aria-label', 'alt', 'placeholder', 'title']) found.push(element.getAttribute(name) ?? '')
  return [...new Set(found.map((text) => text.trim().replace(/\s+/g, ' ')))].filter((text) => /\p{L}/u.test(text))
}

/** Whether a text is a name in its own language, such as “Deutsch”, or one of the many time zones and countries, whose names are from `Intl`. */
const isName = (element, select) => element.closest('body [lang]') !== null || select?.options.length > 100

/** The buttons, links, tabs and headings whose text does not fit into them, even if an ellipsis says so. */
function cutLabels() {
  return [...document.querySelectorAll('button, a, [role=tab], summary, h1, h2, h3, h4')]
    .flatMap((label) => [label, ...label.querySelectorAll('*')])
    .filter((element) => isShown(element) && !element.closest(hidden) && element.textContent.trim())
    .filter((element) => {
      const { display, clipPath } = getComputedStyle(element)
      return display !== 'inline' && clipPath === 'none' && element.scrollWidth > element.clientWidth + 1
    })
    .map((element) => `“${element.textContent.trim().slice(0, 60)}” does not fit into its ${element.localName}`)
}

/**
 * In a page that runs from right to left: the sentences and phone numbers without Arabic letters that do so too, so that the
 * full stop or the plus sign stands at the wrong end.
 */
function turnedRound() {
  const found = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.data.trim()
    const isSentence = /^[A-Z].*[.?!)]$/.test(words) && !/\p{Script=Arabic}/u.test(words)
    if (!isSentence && !/^\+\d/.test(words)) continue
    const element = text.parentElement
    if (!isShown(element) || element.closest(hidden)) continue
    if (!keepsDirection(element)) found.push(`“${words.slice(0, 60)}” runs from right to left`)
  }
  return found
}

/** Whether an element, or the one around it that decides, runs from left to right or as its text does. */
function keepsDirection(element) {
  const { display, direction, unicodeBidi } = getComputedStyle(element)
  if (unicodeBidi === 'plaintext' || direction === 'ltr') return true
  return display === 'inline' && unicodeBidi !== 'isolate' && keepsDirection(element.parentElement)
}
