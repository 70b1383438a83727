/** Records everything in a browser that must not happen in Nestling. */
import type { BrowserContext } from '@playwright/test'

/** Console errors and warnings, uncaught errors, breaches of the page's policy, and requests to anybody else. */
export async function watchContext(context: BrowserContext, home: string, complain: (words: string) => void) {
  await context.exposeBinding('tellOfViolation', (_, words: string) => complain(`violation: ${words}`))
  // A string, because these types do not include the DOM.
  await context.addInitScript({
    content: `addEventListener('securitypolicyviolation', (event) =>
      tellOfViolation(event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sourceFile))`,
  })
  context.on('console', (message) => {
    const kind = message.type()
    if (kind === 'error' || kind === 'warning') complain(`console ${kind}: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => complain(`page error: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== home && protocol !== 'blob:') complain(`foreign request: ${request.url()}`)
  })
}
