import { texts } from '../../texts/texts.ts'

/** A recognisable device name from the User-Agent: "Safari on iPhone". */
export function nameDevice(userAgent: string): string {
  const browser = browsers.find(([mark]) => userAgent.includes(mark))?.[1]
  const system = systems.find(([mark]) => userAgent.includes(mark))?.[1]
  if (!system) return browser ?? texts.unknownBrowser
  return browser ? texts.browserOnSystem(browser, system) : texts.unknownBrowserOn(system)
}

// Order matters: Edge also claims Chrome, and Chrome also claims Safari.
const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const
