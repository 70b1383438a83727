import { type ReactNode, useSyncExternalStore } from 'react'

/** The install banner. Its code is fetched once the browser offers installation. */
export const InstallOffer = () => useSyncExternalStore(listen, currentBanner, noBanner)

let banner: ReactNode
let notify: (() => void) | undefined

const currentBanner = () => banner
const noBanner = () => undefined

function listen(listener: () => void) {
  notify = listener
  return () => {
    notify = undefined
  }
}

async function offer(event?: Event) {
  // Otherwise the browser shows its own banner too.
  event?.preventDefault()
  try {
    const { InstallBanner } = await import('./InstallBanner.tsx')
    banner = <InstallBanner offer={event} />
    notify?.()
  } catch {
    // The page works without the banner.
  }
}

// Browsers fire this event once, perhaps before sign-in. The page's inline script stores an event that came before this
// code. Safari never fires it.
addEventListener('beforeinstallprompt', offer)
if ('standalone' in navigator || globalThis.earlyOffer) void offer(globalThis.earlyOffer)
