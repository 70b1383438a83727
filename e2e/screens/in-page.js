/** Checks that run inside the page. Each fault is one line that names its element. */
globalThis.look = { overflow, cutWords, smallTargets, countAnimations, motions, vanished, barriers }

/** A name for an element: its position in the page, and its text. */
function nameOf(element) {
  const steps = []
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    const twins = [...(at.parentElement?.children ?? [])].filter(({ localName }) => localName === at.localName)
    steps.unshift(at.localName + (twins.length > 1 ? `:nth-of-type(${twins.indexOf(at) + 1})` : ''))
  }
  const words = element.getAttribute('aria-label') ?? element.textContent
  return `${steps.join(' > ') || element.localName} “${words.trim().replace(/\s+/g, ' ').slice(0, 60)}”`
}

const isVisible = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
const hasWords = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
const listAll = (selector) => [...document.querySelectorAll(selector)]

/** Reports a page or an open dialog that is wider than the screen. */
function overflow() {
  return [document.documentElement, ...listAll('dialog[open]')]
    .filter((element) => element.scrollWidth > element.clientWidth)
    .map((element) => `${nameOf(element)} is ${element.scrollWidth - element.clientWidth} px wider than the screen`)
}

/** Lists text that is cut off and cannot be scrolled to. */
function cutWords() {
  return listAll('body *')
    .filter((element) => hasWords(element) && isVisible(element))
    .filter((element) => !element.closest('.visually-hidden, select, textarea, dialog:not([open])'))
    .filter(isCut)
    .map((element) => `${nameOf(element)} is cut off`)
}

function isCut(element) {
  const range = new Range()
  range.selectNodeContents(element)
  const words = range.getBoundingClientRect()
  for (let frame = element; frame; frame = frame.parentElement) {
    const { overflowX, overflowY, clip, clipPath, textOverflow } = getComputedStyle(frame)
    // Stop at the page and at dialogs. Text that is only for screen readers is clipped on purpose.
    if (frame === document.body || frame.localName === 'dialog' || clip !== 'auto' || clipPath !== 'none') return false
    // An ellipsis shows that there is more, and one press shows it.
    if (textOverflow === 'ellipsis') return false
    const box = frame.getBoundingClientRect()
    const cuts = (way) => way === 'hidden' || way === 'clip'
    if (cuts(overflowX) && (words.left < box.left - 1 || words.right > box.right + 1)) return true
    if (cuts(overflowY) && (words.top < box.top - 1 || words.bottom > box.bottom + 1)) return true
  }
  return false
}

/**
 * Lists elements that can be pressed and are smaller than 44 px. A link within a sentence may have the height of its line.
 * For a checkbox or radio button, the whole label around it counts.
 */
function smallTargets() {
  return listAll('a[href], button, input, select, textarea, summary')
    .map((element) => (element.matches('[type=radio], [type=checkbox]') && element.closest('label')) || element)
    .filter(isVisible)
    .filter((element) => !element.closest('dialog:not([open])') && getComputedStyle(element).clipPath === 'none')
    .flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      const least = getComputedStyle(element).display === 'inline' ? 24 : 44
      const isSmall = width > 0 && Math.min(width, height) < least - 0.01
      return isSmall ? [`${nameOf(element)} is ${width} by ${height} px, smaller than ${least}`] : []
    })
}

/** The number of running animations. */
function countAnimations() {
  return document.getAnimations().filter(({ playState }) => playState === 'running').length
}

/** Lists animations and transitions that would be visible if they were triggered. */
function motions() {
  return listAll('*').flatMap((element) =>
    [null, '::before', '::after', '::backdrop'].flatMap((pseudo) => {
      const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, pseudo)
      const lengths = [transitionDuration, animationName === 'none' ? '0s' : animationDuration].join(',').split(',')
      const isLong = lengths.some((length) => parseFloat(length) > (length.trim().endsWith('ms') ? 1 : 0.001))
      return isLong ? [`${nameOf(element)}${pseudo ?? ''} moves for ${lengths}`] : []
    }),
  )
}

/** Lists text and drawings that have the colour of their background. */
function vanished() {
  return listAll('body *')
    .filter((element) => !element.closest('.visually-hidden, canvas') && isVisible(element))
    .filter((element) => hasWords(element) || element.matches('svg[stroke=currentColor]'))
    .filter((element) => {
      let ground = element
      while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement
      return ground && getComputedStyle(element).color === getComputedStyle(ground).backgroundColor
    })
    .map((element) => `${nameOf(element)} has the colour of what it stands on`)
}

/**
 * Lists axe's findings. Themes differ only in colours, so all rules are checked in `light` only. Contrast is checked once for
 * each combination of text style and background. `passed` has the combinations that have passed, and gets the new ones.
 */
async function barriers(theme, tags, passed) {
  const options = { selectors: false, elementRef: true }
  const rules =
    theme === 'light'
      ? { runOnly: { type: 'tag', values: tags }, rules: { 'color-contrast': { enabled: false } } }
      : { runOnly: ['link-in-text-block'] }
  const ofPage = await axe.run(document, { ...options, ...rules, resultTypes: ['violations'] })

  const ofWords = await contrastFaults(options, new Set(passed))
  return {
    faults: [...ofPage.violations, ...ofWords.violations].flatMap(({ id, help, nodes }) =>
      nodes.map(({ element, any }) => `${id}: ${nameOf(element)}: ${any[0]?.message ?? help}`),
    ),
    passed: ofWords.passed,
  }
}

/** Checks one element of each new combination, and then all elements of the combinations that did not pass. */
async function contrastFaults(options, known) {
  const unknown = listAll('body *')
    .filter(isReadable)
    .map((element) => ({ element, paint: paintOf(element) }))
    .filter(({ paint }) => !known.has(paint))
  const first = new Map(unknown.map(({ element, paint }) => [paint ?? element, element]))
  const passed = new Set()
  const violations = []
  const ask = async (elements) => {
    if (elements.length === 0) return
    const found = await axe.run({ include: elements }, { ...options, runOnly: ['color-contrast'] })
    violations.push(...found.violations)
    for (const { nodes } of found.passes) for (const { element } of nodes) passed.add(paintOf(element))
  }
  const asked = new Set(first.values())
  await ask([...asked])
  passed.delete(null)
  await ask(
    unknown.filter(({ element, paint }) => !asked.has(element) && !passed.has(paint)).map(({ element }) => element),
  )
  passed.delete(null)
  return { violations, passed: [...passed] }
}

/** Whether an element's text can be read now. The page behind an open dialog is checked on its own screen. */
function isReadable(element) {
  if (!hasWords(element) && !element.matches('input, select, textarea')) return false
  const dialog = document.querySelector(':modal')
  if ((dialog && !dialog.contains(element)) || element.closest('option, .visually-hidden')) return false
  return isVisible(element)
}

/** Everything that determines an element's contrast; null if its background may not be that of its ancestors. */
function paintOf(element) {
  const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
  const paint = [color, fontSize, fontWeight, textShadow]
  let isOnGround = false
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage, opacity, position, translate, transform } = getComputedStyle(at)
    if (opacity !== '1') paint.push(`opacity ${opacity}`)
    if (isOnGround) continue
    paint.push(backgroundColor, backgroundImage)
    isOnGround = /^rgb\(/.test(backgroundColor) || backgroundImage !== 'none'
    const isMoved = translate !== 'none' || transform !== 'none' || /absolute|fixed|sticky/.test(position)
    if ((isMoved && !isOnGround) || hasPaintedPseudo(at)) return null
  }
  return paint.join(' ')
}

function hasPaintedPseudo(element) {
  return ['::before', '::after'].some((pseudo) => {
    const { content, backgroundColor, backgroundImage } = getComputedStyle(element, pseudo)
    return content !== 'none' && (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none')
  })
}
