/**
 * Checks every file and import under src/ against the rules in tools/architecture. In e2e/ and tools/ it checks only the
 * sizes of files and folders. Run it in the project's folder.
 */
import { globSync, readFileSync, statSync } from 'node:fs'
import { checkSizes, checkTree } from '../architecture/check-tree.ts'

const product = readTree('src/**/*')
const testsAndTools = readTree('{e2e,tools}/**/*')
const violations = [...checkTree(product), ...checkSizes(testsAndTools)]

if (violations.length > 0)
  console.log(`${violations.join('\n')}\n\n${violations.length} violations of the architecture`)
else console.log(`${product.size + testsAndTools.size} files follow the rules of the architecture`)
process.exitCode = violations.length > 0 ? 1 : 0

function readTree(pattern: string) {
  const paths = globSync(pattern).filter((path) => statSync(path).isFile())
  return new Map(paths.sort().map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')]))
}
