import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const path = JSON.stringify(new URL('./lower-priority.ts', import.meta.url).href)

/** The final priority of a process that sets its priority to `first`, and then calls `lowerPriority`. */
const priorityAfter = (first: number) =>
  Number(
    execFileSync(process.execPath, [
      '--input-type=module',
      '-e',
      `import { getPriority, setPriority } from 'node:os'
      import { lowerPriority } from ${path}
      setPriority(${first})
      lowerPriority()
      console.log(getPriority())`,
    ]),
  )

test('a process that was started with a low priority does not try to raise it, which only root may', () => {
  expect(priorityAfter(10)).toBe(10)
})
