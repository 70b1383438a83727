import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { listJobs } from './areas.ts'
import { excluded, isExcluded } from './excluded.ts'
import { findCode } from './find-code.ts'

const jobs = listJobs()
const code = findCode('src/**/server/**/*.ts', 'src/platform/shared/**/*.ts')

test('each file of server code and of shared platform code is in exactly one job, or is excluded with a reason', () => {
  const places = Map.groupBy(
    jobs.flatMap(({ sources }) => sources),
    (path) => path,
  )
  const countOf = (path: string) => (places.get(path) ?? []).length
  expect(code.filter((path) => !isExcluded(path) && countOf(path) === 0)).toEqual([])
  expect([...places.keys()].filter((path) => isExcluded(path) || countOf(path) > 1)).toEqual([])
})

test('each pattern of excluded code matches a file', () => {
  const unused = Object.keys(excluded).filter((pattern) => !code.some((path) => matchesGlob(path, pattern)))
  expect(unused).toEqual([])
})

test('no two jobs have the same name, and each has tests', () => {
  const names = jobs.map(({ area, name }) => `${area}/${name}`)
  expect(new Set(names).size).toBe(names.length)
  for (const { area, name, stages } of jobs)
    expect(globSync(stages.flat()).length, `${area}/${name}`).toBeGreaterThan(0)
})
