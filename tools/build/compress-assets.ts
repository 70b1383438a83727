/** Writes .br and .gz files beside the larger text files of a build, so the server compresses none of them on request. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Files up to this size are not compressed. */
const smallFileBytes = 1024

export function compressAssets(folder: string): void {
  for (const name of globSync('**/*.{js,css,html,svg,json,txt,webmanifest}', { cwd: folder })) {
    const path = join(folder, name)
    const bytes = readFileSync(path)
    if (bytes.length <= smallFileBytes) continue
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
