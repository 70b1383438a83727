import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chooseJobs, type Job } from '../areas/areas.ts'
import { addScore, describeScores, hashSources, type Measured, printScores, scoresPath } from './scores.ts'

const job = (name: string, sources = ['a.ts', 'b.ts']): Job => ({ area: 'rules', name, sources, stages: [] })
const measured = (more: Partial<Measured>): Measured => ({
  ...{ killed: 9, survived: 1, equivalent: 2, sources: 'now' },
  ...more,
})
const jobs = [job('contacts'), job('trash'), job('growth')]
const last = { 'rules/contacts': measured({}), 'rules/trash': measured({ killed: 5, survived: 5, sources: 'before' }) }

test('describeScores shows the last score of each job, and whether the sources have changed since', () => {
  const [, ...lines] = describeScores(last, jobs, () => 'now').map((line) => line.replace(/ +/g, ' '))
  expect(lines).toEqual([
    'rules/contacts 9 1 2 90.0 %',
    'rules/trash 5 5 2 50.0 % sources have changed since',
    'rules/growth never measured',
    'total 14 6 4 70.0 %',
  ])
})

test('hashSources returns another hash if the code or the path of a source changes', () => {
  const of = (path: string, text: string) => hashSources([path], () => text)
  const before = of('a.ts', 'const most = 7')
  expect(of('a.ts', 'const most = 7')).toBe(before)
  expect([of('a.ts', 'const most = 8'), of('b.ts', 'const most = 7')]).not.toContain(before)
})

test.each(['/** How many. */\nconst most = 7', '// How many,\n// in all.\nconst most = 7 // as before\n'])(
  'hashSources ignores comments: %j',
  (text) => expect(hashSources(['a.ts'], () => text)).toBe(hashSources(['a.ts'], () => 'const most = 7')),
)

test('addScore replaces the last score of the job, and leaves out jobs that no longer exist', () => {
  const scores = addScore({ ...last, 'rules/gone': measured({}) }, jobs, job('trash'), measured({ killed: 10 }))
  expect(scores).toEqual({ 'rules/contacts': measured({}), 'rules/trash': measured({ killed: 10 }) })
})

test('addScore ignores a run of only some files of a job', () => {
  expect(addScore(last, jobs, job('trash', ['a.ts']), measured({ killed: 1 }))).toEqual(last)
})

test('printScores writes JSON that can be read back, in the format of scores.json', () => {
  expect(JSON.parse(printScores(last))).toEqual(last)
  const committed = readFileSync(scoresPath, 'utf8')
  expect(printScores(JSON.parse(committed))).toBe(committed)
})

test('every score in scores.json belongs to a job', () => {
  const names = chooseJobs([]).map(({ area, name }) => `${area}/${name}`)
  expect(names).toEqual(expect.arrayContaining(Object.keys(JSON.parse(readFileSync(scoresPath, 'utf8')))))
})
