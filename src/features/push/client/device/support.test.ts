import { describe, expect, test } from 'vitest'
import { findSupport, howToAllow } from './support.ts'

const agents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  chromeOnIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/137.0 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  android:
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
} as const

const browser = (name: keyof typeof agents, change = {}) => ({
  userAgent: agents[name],
  maxTouchPoints: 0,
  isInstalled: false,
  canPush: true,
  permission: 'default' as const,
  ...change,
})

describe('findSupport', () => {
  test.each([
    ['Safari on an iPhone', browser('iPhone', { maxTouchPoints: 5, canPush: false }), 'install-first'],
    ['Chrome on an iPhone', browser('chromeOnIphone', { maxTouchPoints: 5, canPush: false }), 'install-first'],
    ['an iPad that calls itself a Mac', browser('mac', { maxTouchPoints: 5, canPush: false }), 'install-first'],
    ['the installed app on an iPhone', browser('iPhone', { maxTouchPoints: 5, isInstalled: true }), 'possible'],
    ['an app on an old iPhone', browser('iPhone', { isInstalled: true, canPush: false }), 'unsupported'],
    ['Safari on a Mac', browser('mac'), 'possible'],
    ['a browser without push messages', browser('chrome', { canPush: false }), 'unsupported'],
    ['a browser that was never asked for permission', browser('chrome'), 'possible'],
    ['a browser that may show notifications', browser('chrome', { permission: 'granted' }), 'possible'],
    ['a browser that may not show notifications', browser('chrome', { permission: 'denied' }), 'denied'],
  ])('in %s', (_, described, support) => {
    expect(findSupport(described)).toBe(support)
  })
})

describe('howToAllow', () => {
  test.each([
    ['the installed app on an iPhone', browser('iPhone', { isInstalled: true }), 'Open Settings, then Notifications'],
    ['Chrome on Android', browser('android'), 'Tap the icon left of the address'],
    ['the installed app on Android', browser('android', { isInstalled: true }), 'Hold the Nestling icon'],
    ['Firefox', browser('firefox'), 'clear “Blocked”'],
    ['Safari on a Mac', browser('mac'), 'In the Safari menu'],
    ['Chrome', browser('chrome'), 'Click the icon left of the address, and turn'],
  ])('in %s', (_, described, words) => {
    expect(howToAllow(described)).toContain(words)
  })
})
