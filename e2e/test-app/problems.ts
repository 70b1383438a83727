/** Records everything that must not happen in a browser. */
import type { BrowserContext } from '@playwright/test'

/** Reports console errors and warnings, uncaught errors, violations of the page's policy, and requests to other sites. */
export async function watchContext(context: BrowserContext, home: string, report: (problem: string) => void) {
  await context.exposeBinding('tellOfViolation', (_, words: string) => report(`violation: ${words}`))
  // The script is a string, because the types here do not include the DOM.
  await context.addInitScript({
    content: `addEventListener('securitypolicyviolation', (event) =>
      tellOfViolation(event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sourceFile))`,
  })
  context.on('console', (message) => {
    const kind = message.type()
    if (kind === 'error' || kind === 'warning') report(`console ${kind}: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => report(`page error: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== home && protocol !== 'blob:') report(`foreign request: ${request.url()}`)
  })
}
