import type { Page } from '@playwright/test'

/** The WCAG contrast ratio of two colours, given as the names of CSS variables. */
export const contrastOf = (page: Page, colour: string, ground: string) =>
  page.evaluate<number>(`(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const luminanceOf = (name) => {
      const swatch = document.body.appendChild(document.createElement('i'))
      swatch.style.color = 'var(' + name + ')'
      context.fillStyle = getComputedStyle(swatch).color
      swatch.remove()
      context.fillRect(0, 0, 1, 1)
      const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data]
        .map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const [dark, bright] = [luminanceOf('${colour}'), luminanceOf('${ground}')].sort((one, other) => one - other)
    return (bright + 0.05) / (dark + 0.05)
  })()`)
