/** Checks a screen for overflow, small touch targets, motion, and accessibility faults in every theme. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'

const smallPhone = { width: 320, height: 640 }
const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
export const themes = ['light', 'dark', 'dim'] as const
type Theme = (typeof themes)[number]

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const inPage = [axe, resolve(import.meta.dirname, 'in-page.js')].map((path) => readFileSync(path, 'utf8')).join('\n')

/** The combinations of text style and background that have passed the contrast check, by theme. */
const passed = { light: new Set<string>(), dark: new Set<string>(), dim: new Set<string>() }

/** Lists all faults of a screen, each in one line: the setting, such as the width and theme, the fault, and the element. */
export async function findFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  const check = async (where: string, call: string) => {
    const found = await page.evaluate<string[]>(call)
    faults.push(...found.map((fault) => `${where}: ${fault}`))
  }
  const fitChecks = '[...checks.overflow(), ...checks.cutText()]'

  // Compiles the checks once per browser. `page.evaluate` would compile them for every page.
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: inPage })
  await page.setViewportSize(smallPhone)
  await check('at 320 px', fitChecks)
  await page.setViewportSize(phone)
  await check('at 390 px', 'checks.smallTargets()')
  await page.evaluate('document.documentElement.style.fontSize = "200%"')
  await check('at 390 px with text of 200 %', fitChecks)
  await page.evaluate('document.documentElement.style.fontSize = ""')

  await expect.poll(() => page.evaluate('checks.countAnimations()')).toBe(0)
  await check('for people who want less motion', 'checks.motions()')
  await page.emulateMedia({ forcedColors: 'active' })
  await check('in forced colours', 'checks.invisible()')
  await page.emulateMedia({ forcedColors: 'none' })

  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    for (const theme of themes) {
      await applyTheme(page, theme)
      const found = await findAxeViolations(page, theme)
      faults.push(...found.map((fault) => `at ${viewport.width} px, ${theme}: ${fault}`))
    }
  }
  return faults
}

async function findAxeViolations(page: Page, theme: Theme): Promise<string[]> {
  const known = JSON.stringify([theme, rules, [...passed[theme]]])
  const found = await page.evaluate<{ faults: string[]; passed: string[] }>(`checks.axeViolations(...${known})`)
  for (const paint of found.passed) passed[theme].add(paint)
  return found.faults
}

/** Switches the page to a theme: to `dim` by its attribute, to the others by the colour scheme of the device. */
export async function applyTheme(page: Page, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme === 'light' ? 'light' : 'dark' })
  await page.evaluate(
    theme === 'dim'
      ? 'document.documentElement.setAttribute("data-theme", "dim")'
      : 'document.documentElement.removeAttribute("data-theme")',
  )
}
