/** Whether this browser can show notifications, and what is missing if not. */
import { texts } from '../texts/texts.ts'

type Browser = {
  readonly userAgent: string
  readonly maxTouchPoints: number
  /** Whether the app was opened from the home screen. */
  readonly isInstalled: boolean
  /** Whether the browser has service workers, notifications and push messages. */
  readonly canPush: boolean
  readonly permission: NotificationPermission
}

export type Support = 'possible' | 'install-first' | 'denied' | 'unsupported'

/** An iPhone or iPad allows notifications only to apps on the home screen. */
export function findSupport(browser: Browser): Support {
  if (isAppleMobile(browser) && !browser.isInstalled) return 'install-first'
  if (!browser.canPush) return 'unsupported'
  return browser.permission === 'denied' ? 'denied' : 'possible'
}

/** Where people allow notifications again after they have refused them. Browsers do not let a page ask twice. */
export function howToAllow(browser: Pick<Browser, 'userAgent' | 'maxTouchPoints' | 'isInstalled'>): string {
  const { userAgent, isInstalled } = browser
  if (isAppleMobile(browser)) return texts.allowOnAppleMobile
  if (/Android/.test(userAgent)) return isInstalled ? texts.allowInAndroidApp : texts.allowOnAndroid
  if (/Firefox\//.test(userAgent)) return texts.allowInFirefox
  if (/Version\/.+ Safari\//.test(userAgent)) return texts.allowInSafari
  return texts.allowElsewhere
}

/** An iPad may call itself a Mac. */
const isAppleMobile = ({ userAgent, maxTouchPoints }: Pick<Browser, 'userAgent' | 'maxTouchPoints'>) =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)

export const describeBrowser = (): Browser => ({
  userAgent: navigator.userAgent,
  maxTouchPoints: navigator.maxTouchPoints,
  isInstalled: matchMedia('(display-mode: standalone)').matches,
  canPush: 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis,
  permission: 'Notification' in globalThis ? Notification.permission : 'default',
})
