import type { Page } from '@playwright/test'

/** Adds Chromium’s virtual authenticator to the page. It agrees to every request until `setOwnerVerified(false)`. */
export async function openAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Sets whether the authenticator can verify that its owner is using it. */
    setOwnerVerified: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    countPasskeys: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

/** Turns off autofill for passkeys. Otherwise the authenticator would sign in before anybody presses the button. */
export const withoutAutofill = (page: Page) =>
  page.addInitScript({
    content: `if (window.PublicKeyCredential) PublicKeyCredential.isConditionalMediationAvailable = async () => false`,
  })
