/** Reports problems in the browsers of a test. Unexpected problems fail the test. */
import type { BrowserContext } from '@playwright/test'

/** Reports console errors and warnings, uncaught errors, requests to other sites, and violations of the CSP. */
export async function watchContext(context: BrowserContext, address: string, report: (problem: string) => void) {
  await context.exposeBinding('reportViolation', (_, words: string) => report(`violation: ${words}`))
  // The script is a string, because the types here do not include the DOM.
  await context.addInitScript({
    content: `addEventListener('securitypolicyviolation', (event) =>
      reportViolation(event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sourceFile))`,
  })
  context.on('console', (message) => {
    const kind = message.type()
    if (kind === 'error' || kind === 'warning') report(`console ${kind}: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => report(`page error: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== address && protocol !== 'blob:') report(`foreign request: ${request.url()}`)
  })
}
