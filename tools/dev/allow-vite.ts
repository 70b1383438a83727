/**
 * Relaxes the page's Content-Security-Policy in development, for the scripts and styles that Vite and React Refresh add.
 * Production sends the policy unchanged.
 */
export function allowVite(policy: string): string {
  return policy
    .split('; ')
    .filter((rule) => !/trusted-types/.test(rule))
    .map((rule) => rule.replace(/^(script|style)-src .*/, "$1-src 'self' 'unsafe-inline'"))
    .map((rule) => rule.replace(/^connect-src .*/, "connect-src 'self' ws:"))
    .join('; ')
}
