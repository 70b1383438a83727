/**
 * The policy of a page in development: Vite puts scripts and styles into it, and React's refresh runs before them. Production
 * sends the policy as the server wrote it.
 */
export function allowVite(policy: string): string {
  return policy
    .split('; ')
    .filter((rule) => !/trusted-types/.test(rule))
    .map((rule) => rule.replace(/^(script|style)-src .*/, "$1-src 'self' 'unsafe-inline'"))
    .map((rule) => rule.replace(/^connect-src .*/, "connect-src 'self' ws:"))
    .join('; ')
}
