import { hash } from 'node:crypto'

/** The headers that every answer carries, built once. `inlineStyles` are the page's own style blocks, allowed by hash. */
export function securityHeaders({ https, inlineStyles }: { https: boolean; inlineStyles: readonly string[] }) {
  const styles = inlineStyles.map((css) => ` 'sha256-${hash('sha256', css, 'base64')}'`).join('')
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styles}`,
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The page may name its service worker, and nothing else.
    'trusted-types worker',
  ]
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
    ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}
