import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const ours = resolve(import.meta.dirname, '../../../src/ui/icon/lucide-icon.ts')

/** Makes the icons of lucide-react with our own `createLucideIcon`, which is a kilobyte smaller. */
export const smallIcons: Plugin = {
  name: 'small-icons',
  enforce: 'pre',
  resolveId: (path) => (path === '../createLucideIcon.mjs' ? '\0small-icons' : null),
  load: (id) => (id === '\0small-icons' ? `export { createLucideIcon as default } from ${JSON.stringify(ours)}` : null),
}
