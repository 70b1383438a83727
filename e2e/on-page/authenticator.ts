import type { Page } from '@playwright/test'

/** A device with passkeys, as Chromium pretends to have one. It agrees to everything until it is told otherwise. */
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
    /** Whether it agrees that the person who holds it is its owner. */
    agree: (isUserVerified: boolean) => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    countPasskeys: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

/** A browser that offers no passkeys where it fills in usernames. Otherwise the device agrees before anybody presses. */
export const withoutAutofill = (page: Page) =>
  page.addInitScript({
    content: `if (window.PublicKeyCredential) PublicKeyCredential.isConditionalMediationAvailable = async () => false`,
  })
