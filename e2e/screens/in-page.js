/** Checks that run inside the page. Each fault is one line that names its element. */
globalThis.checks = { overflow, cutText, smallTargets, countAnimations, motions, invisible, axeViolations }

/** A name for an element: its position in the page, and its text. */
function nameOf(element) {
  const steps = []
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    const twins = [...(at.parentElement?.children ?? [])].filter(({ localName }) => localName === at.localName)
    steps.unshift(at.localName + (twins.length > 1 ? `:nth-of-type(${twins.indexOf(at) + 1})` : ''))
  }
  // Hidden text is not part of `innerText`.
  const words = element.getAttribute('aria-label') ?? (element.innerText || element.textContent)
  return `${steps.join(' > ') || element.localName} “${words.trim().replace(/\s+/g, ' ').slice(0, 60)}”`
}

const isVisible = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
const hasWords = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
const listAll = (selector) => [...document.querySelectorAll(selector)]

/** Reports a page or an open dialog that is wider than the screen. It names the innermost element that is too wide. */
function overflow() {
  return [document.documentElement, ...listAll('dialog[open]')]
    .filter((frame) => frame.scrollWidth > frame.clientWidth)
    .map((frame) => {
      const what = frame.localName === 'dialog' ? 'dialog' : 'page'
      const excess = `${frame.scrollWidth - frame.clientWidth} px wider than the screen`
      return `${nameOf(findTooWide(frame) ?? frame)} makes the ${what} ${excess}`
    })
}

/**
 * Finds the innermost element that reaches furthest beyond a frame. Invisible elements count, such as the text that a
 * button shows while it waits.
 */
function findTooWide(frame) {
  const edge = frame.getBoundingClientRect().left + frame.clientLeft + frame.clientWidth
  const wide = [...frame.querySelectorAll('*')]
    .filter((element) => !isClipped(element, frame))
    .map((element) => ({ element, end: endOf(element) }))
    .filter(({ end }) => end > edge)
  const innermost = wide.filter(
    ({ element }) => !wide.some((one) => one.element !== element && element.contains(one.element)),
  )
  return innermost.sort((one, other) => other.end - one.end)[0]?.element
}

/** The right edge of an element or of its text, whichever is further right. */
function endOf(element) {
  const range = new Range()
  range.selectNodeContents(element)
  const words = hasWords(element) ? range.getBoundingClientRect().right : 0
  return Math.max(words, element.getBoundingClientRect().right)
}

/** Whether an element inside a frame is cut off or scrolls, so that it does not make the frame wider. */
function isClipped(element, frame) {
  for (let at = element.parentElement; at && at !== frame; at = at.parentElement)
    if (at !== document.body && getComputedStyle(at).overflowX !== 'visible') return true
  return false
}

/** Lists text that is cut off and cannot be scrolled to. */
function cutText() {
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
    // Stop at the body, at dialogs and at clipped elements, which contain text only for screen readers.
    if (frame === document.body || frame.localName === 'dialog' || clip !== 'auto' || clipPath !== 'none') return false
    // An ellipsis shows that there is more text, and one press shows the rest.
    if (textOverflow === 'ellipsis') return false
    const box = frame.getBoundingClientRect()
    const clips = (overflow) => overflow === 'hidden' || overflow === 'clip'
    if (clips(overflowX) && (words.left < box.left - 1 || words.right > box.right + 1)) return true
    if (clips(overflowY) && (words.top < box.top - 1 || words.bottom > box.bottom + 1)) return true
  }
  return false
}

/**
 * Lists elements that can be pressed and are smaller than 44 px, or 56 px in the simple layout. For a link within a sentence, 24 px are enough. For a
 * checkbox or radio button, the whole label around it counts.
 */
function smallTargets() {
  const least = document.documentElement.dataset.layout === 'simple' ? 56 : 44
  return listAll('a[href], button, input, select, textarea, summary')
    .map((element) => (element.matches('[type=radio], [type=checkbox]') && element.closest('label')) || element)
    .filter(isVisible)
    .filter((element) => !element.closest('dialog:not([open])') && getComputedStyle(element).clipPath === 'none')
    .flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      const minimum = getComputedStyle(element).display === 'inline' ? 24 : least
      const isSmall = width > 0 && Math.min(width, height) < minimum - 0.01
      return isSmall ? [`${nameOf(element)} is ${width} by ${height} px, smaller than ${minimum} px`] : []
    })
}

/** The number of running animations. */
function countAnimations() {
  return document.getAnimations().filter(({ playState }) => playState === 'running').length
}

/** Lists elements whose animations or transitions would take longer than 1 ms. */
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
function invisible() {
  return listAll('body *')
    .filter((element) => !element.closest('.visually-hidden, canvas') && isVisible(element))
    .filter((element) => hasWords(element) || element.matches('svg[stroke=currentColor]'))
    .filter((element) => {
      let ground = element
      while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement
      return ground && getComputedStyle(element).color === getComputedStyle(ground).backgroundColor
    })
    .map((element) => `${nameOf(element)} has the colour of its background`)
}

/**
 * Lists the violations that axe finds. Themes differ only in colours, so most rules run only in the theme `light`. Contrast
 * is checked for each combination of text style and background: first on one element of each, then on all elements of the
 * combinations that did not pass. `passed` has the combinations that passed earlier. The new ones are returned.
 */
async function axeViolations(theme, tags, passed) {
  const findPaint = paintFinder()
  const known = new Set(passed)
  const unknown = listAll('body *')
    .filter(isReadable)
    .map((element) => ({ element, paint: findPaint(element) }))
    .filter(({ paint }) => !known.has(paint))
  const first = new Set(new Map(unknown.map(({ element, paint }) => [paint ?? element, element])).values())
  const rules = theme === 'light' ? { type: 'tag', values: tags } : ['link-in-text-block', contrast]
  const found = await check(rules, first)

  const nodes = found.passes.filter(({ id }) => id === contrast).flatMap((rule) => rule.nodes)
  const paints = new Set(nodes.map(({ element }) => findPaint(element)))
  paints.delete(null)
  const left = unknown.filter(({ element, paint }) => !first.has(element) && !paints.has(paint))
  const others = left.length > 0 ? await check([contrast], new Set(left.map(({ element }) => element))) : undefined
  return {
    faults: [...found.violations, ...(others?.violations ?? [])].flatMap(({ id, help, nodes }) =>
      nodes.map(({ element, any }) => `${id}: ${nameOf(element)}: ${any[0]?.message ?? help}`),
    ),
    passed: [...paints],
  }
}

const contrast = 'color-contrast'

/** Runs the rules on the page, and the contrast rule only on these elements. */
async function check(runOnly, elements) {
  axe.configure({ rules: [{ id: contrast, selector: '[data-checked]' }] })
  for (const element of elements) element.setAttribute('data-checked', '')
  const found = await axe.run(document, {
    runOnly,
    selectors: false,
    elementRef: true,
    resultTypes: ['violations', 'passes'],
  })
  for (const element of elements) element.removeAttribute('data-checked')
  return found
}

/** Whether an element's text is visible now. The page behind an open dialog is checked as a screen of its own. */
function isReadable(element) {
  if (!hasWords(element) && !element.matches('input, select, textarea')) return false
  const dialog = document.querySelector(':modal')
  if ((dialog && !dialog.contains(element)) || element.closest('option, .visually-hidden')) return false
  return isVisible(element)
}

/**
 * Returns a function that describes everything that determines an element's contrast, in one string. It returns null if
 * something other than the element's ancestors may lie behind its text.
 */
function paintFinder() {
  const known = new Map()
  const find = (element) => {
    const found = known.get(element) ?? groundOf(element)
    known.set(element, found)
    return found
  }
  /** `ground`: the backgrounds behind the element's text, or null if unknown. `opacities`: its own and its ancestors'. */
  function groundOf(element) {
    const { backgroundColor, backgroundImage, opacity, position, translate, transform } = getComputedStyle(element)
    const above = element.parentElement ? find(element.parentElement) : { ground: [], opacities: [] }
    const opacities = opacity === '1' ? above.opacities : [opacity, ...above.opacities]
    const own = [backgroundColor, backgroundImage]
    const isGround = /^rgb\(/.test(backgroundColor) || backgroundImage !== 'none'
    const isMoved = translate !== 'none' || transform !== 'none' || /absolute|fixed|sticky/.test(position)
    if ((isMoved && !isGround) || hasPaintedPseudo(element)) return { ground: null, opacities }
    return { ground: isGround ? own : above.ground && [...own, ...above.ground], opacities }
  }
  return (element) => {
    const { ground, opacities } = find(element)
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    return ground && [color, fontSize, fontWeight, textShadow, ...ground, 'opacities', ...opacities].join(' ')
  }
}

function hasPaintedPseudo(element) {
  return ['::before', '::after'].some((pseudo) => {
    const { content, backgroundColor, backgroundImage } = getComputedStyle(element, pseudo)
    return content !== 'none' && (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none')
  })
}
