import { hash } from 'node:crypto'

type Page = { https: boolean; inlineStyles: readonly string[]; inlineScripts: readonly string[] }

/** Returns the security headers of every response. They allow the page's inline styles and scripts by their hashes. */
export function securityHeaders({ https, inlineStyles, inlineScripts }: Page) {
  const allow = (block: string) => ` 'sha256-${hash('sha256', block, 'base64')}'`
  const policy = [
    "default-src 'none'",
    `script-src 'self'${inlineScripts.map(allow).join('')}`,
    `style-src 'self'${inlineStyles.map(allow).join('')}`,
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
    // The page creates only one script address, that of its service worker, with the Trusted Types policy `worker`.
    'trusted-types worker',
  ]
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
    ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}
