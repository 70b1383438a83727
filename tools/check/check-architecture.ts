/** Checks every file and import under src/ by the rules of tools/architecture. Run it in the folder that holds src/. */
import { globSync, readFileSync, statSync } from 'node:fs'
import { checkTree } from '../architecture/check-tree.ts'

const paths = globSync('src/**/*').filter((path) => statSync(path).isFile())
const tree = new Map(paths.sort().map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')]))
const problems = checkTree(tree)

if (problems.length > 0) console.log(`${problems.join('\n')}\n\n${problems.length} broken rules`)
else console.log(`${tree.size} files respect the architecture`)
process.exitCode = problems.length > 0 ? 1 : 0
