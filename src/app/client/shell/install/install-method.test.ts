import { describe, expect, test } from 'vitest'
import { installMethod } from './install-method.ts'

const apple = (device: string, program = 'Version/18.5 Mobile/15E148 Safari/604.1') =>
  `Mozilla/5.0 (${device}) AppleWebKit/605.1.15 (KHTML, like Gecko) ${program}`
const iPhone = 'iPhone; CPU iPhone OS 18_5 like Mac OS X'
const mac = 'Macintosh; Intel Mac OS X 10_15_7'
const desktopSafari = 'Version/18.5 Safari/605.1.15'

const fresh = { userAgent: apple(iPhone), maxTouchPoints: 5, isInstalled: false, hasChosen: false }
const prompt = Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({ outcome: 'accepted' }) })

describe('if the browser offers installation', () => {
  test('the prompt of the browser is used', () => {
    expect(installMethod(prompt, { ...fresh, userAgent: 'any' })).toBe(prompt)
  })

  test('no banner is shown after somebody has installed the app or dismissed the banner', () => {
    expect(installMethod(prompt, { ...fresh, hasChosen: true })).toBeNull()
  })

  test('no banner is shown in the installed app', () => {
    expect(installMethod(prompt, { ...fresh, isInstalled: true })).toBeNull()
  })

  test('an offer without a prompt is ignored', () => {
    expect(installMethod(new Event('beforeinstallprompt'), fresh)).toBeNull()
  })
})

describe('if the browser offers nothing', () => {
  test.each([
    ['an iPhone', apple(iPhone), 5],
    ['an iPad', apple('iPad; CPU OS 12_5 like Mac OS X'), 5],
    ['an iPad that calls itself a Mac', apple(mac, desktopSafari), 5],
  ])('the banner in Safari on %s says how to install by hand', (_, userAgent, maxTouchPoints) => {
    expect(installMethod(undefined, { ...fresh, userAgent, maxTouchPoints })).toBe('by-hand')
  })

  test.each([
    ['Safari on a Mac', apple(mac, desktopSafari), 0],
    ['Chrome on an iPhone', apple(iPhone, 'CriOS/137.0.7151.79 Mobile/15E148 Safari/604.1'), 5],
    ['Edge on an iPhone', apple(iPhone, 'Version/18.0 EdgiOS/137.0 Mobile/15E148 Safari/604.1'), 5],
    ['a page inside another app', apple(iPhone, 'Mobile/15E148'), 5],
    ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:139.0) Gecko/139.0 Firefox/139.0', 5],
  ])('no banner is shown in %s', (_, userAgent, maxTouchPoints) => {
    expect(installMethod(undefined, { ...fresh, userAgent, maxTouchPoints })).toBeNull()
  })

  test('no banner is shown on an iPhone after somebody has dismissed it, or in the installed app', () => {
    expect(installMethod(undefined, { ...fresh, hasChosen: true })).toBeNull()
    expect(installMethod(undefined, { ...fresh, isInstalled: true })).toBeNull()
  })
})
