import type { Plugin } from 'vite'

/**
 * Writes characters beyond Latin-1 as escapes. Without this, one curly quote would make V8 store the whole file with two
 * bytes for each character.
 */
export const inLatin1: Plugin = {
  name: 'in-latin-1',
  generateBundle(_, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\xff]/g, escapeCharacter)
  },
}

const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
