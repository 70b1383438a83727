import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './house.ts'
import { screens } from './screens.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const themes = ['light', 'dark', 'dim'] as const
const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

async function light(page: Page, theme: (typeof themes)[number]) {
  await page.emulateMedia({ colorScheme: theme === 'light' ? 'light' : 'dark' })
  await page.evaluate(
    theme === 'dim'
      ? 'document.documentElement.setAttribute("data-theme", "dim")'
      : 'document.documentElement.removeAttribute("data-theme")',
  )
}

// In the page itself ("legacy"): it has no frames, and a second page for each look takes as long as the look.
async function findBarriers(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`)}`)
}

const countAnimations = (page: Page) =>
  page.evaluate<number>(`document.getAnimations().filter(({ playState }) => playState === 'running').length`)

test.describe.configure({ mode: 'parallel' })

for (const screen of screens)
  test(`everyone can read ${screen.name} in every light, on a phone and on a desk, and it stands still`, async ({
    openHouse,
  }) => {
    test.slow()
    const { house, page } = await screen.open(openHouse, { viewport: phone, reducedMotion: 'reduce' })
    for (const words of screen.complaints ?? []) house.expectComplaint(words)
    await expect.poll(() => countAnimations(page)).toBe(0)
    for (const viewport of [phone, desk]) {
      await page.setViewportSize(viewport)
      for (const theme of themes) {
        await light(page, theme)
        const barriers = await findBarriers(page)
        expect({ theme, width: viewport.width, barriers }).toEqual({ theme, width: viewport.width, barriers: [] })
      }
    }
  })
