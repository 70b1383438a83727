/** The browser's install offer; undefined without one. */
export type Offer = Event | undefined
export type Prompt = Event & { prompt: () => Promise<unknown> }

type Browser = {
  userAgent: string
  maxTouchPoints: number
  /** Whether the app was opened from the home screen. */
  isInstalled: boolean
  /** Whether somebody installed the app in this browser or dismissed the banner. */
  hasChosen: boolean
}

/** How the banner offers to install Nestling: with the browser's prompt or by hand; null for no banner. */
export function installMethod(offer: Offer, browser: Browser): Prompt | 'by-hand' | null {
  if (browser.hasChosen || browser.isInstalled) return null
  if (offer) return isPrompt(offer) ? offer : null
  return isMobileSafari(browser) ? 'by-hand' : null
}

const isPrompt = (event: Event): event is Prompt => 'prompt' in event && typeof event.prompt === 'function'

/** Safari on an iPhone, or on an iPad, which may call itself a Mac. Other browsers there have different menus. */
const isMobileSafari = ({ userAgent, maxTouchPoints }: Browser) =>
  /iPhone|iPad|iPod|Macintosh/.test(userAgent) &&
  /Version\/.+ Safari\//.test(userAgent) &&
  !/[A-Z]\w*iOS\//.test(userAgent) &&
  maxTouchPoints > 1
