import { expect, test } from 'vitest'
import { securityHeaders } from '../../src/platform/server/http/security-headers.ts'
import { allowVite } from './allow-vite.ts'
import { isServerFile } from './server-files.ts'

test.each([
  'src/features/album/server/routes.ts',
  'src/features/album/rules.ts',
  'src/features/guide/content/week-12.md',
  'src/platform/shared/errors.ts',
  'src/app/server/dev.ts',
  'src\\app\\page-parts.ts',
])('the server restarts after a change of %s', (path) => {
  expect(isServerFile(path)).toBe(true)
})

test.each([
  'src/features/album/client/data.ts',
  'src/features/album/client/AlbumPage.tsx',
  'src/features/album/rules.test.ts',
  'src/features/album/README.md',
  'src/ui/format.ts',
  'src/app/cli/main.ts',
  'src/app/client/main.tsx',
  'tools/dev/dev.ts',
])('the server does not restart after a change of %s', (path) => {
  expect(isServerFile(path)).toBe(false)
})

test('the policy in development allows Vite’s inline scripts, but no files from other servers', () => {
  const policy = securityHeaders({ https: false, inlineStyles: ['a'], inlineScripts: ['b'] })['content-security-policy']
  const rules = allowVite(policy).split('; ')
  expect(rules).toContain("default-src 'none'")
  expect(rules).toContain("script-src 'self' 'unsafe-inline'")
  expect(rules).toContain("style-src 'self' 'unsafe-inline'")
  expect(rules).toContain("connect-src 'self' ws:")
  expect(rules).toContain("img-src 'self' blob:")
  expect(rules.join()).not.toMatch(/trusted-types|sha256/)
})
