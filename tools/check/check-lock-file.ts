/** Checks package-lock.json and prints its faults. Run it in the project's folder. */
import { readFileSync } from 'node:fs'
import { checkLockFile } from './lock-file.ts'

const read = (name: string) => JSON.parse(readFileSync(name, 'utf8'))
const faults = checkLockFile(read('package.json'), read('package-lock.json'))

for (const fault of faults) console.log(`package-lock.json: ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0
