/**
 * Checks every file and import under src/ by the rules of tools/architecture, and the sizes of files and folders in e2e/
 * and tools/. Run it in the project's folder.
 */
import { globSync, readFileSync, statSync } from 'node:fs'
import { checkSizes, checkTree } from '../architecture/check-tree.ts'

const product = readTree('src/**/*')
const others = readTree('{e2e,tools}/**/*')
const problems = [...checkTree(product), ...checkSizes(others)]

if (problems.length > 0) console.log(`${problems.join('\n')}\n\n${problems.length} broken rules`)
else console.log(`${product.size + others.size} files respect the architecture`)
process.exitCode = problems.length > 0 ? 1 : 0

function readTree(pattern: string) {
  const paths = globSync(pattern).filter((path) => statSync(path).isFile())
  return new Map(paths.sort().map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')]))
}
