import { forms, leaveAndReturn } from '../on-page/typed-forms.ts'
import { test } from '../test-app/test-app.ts'

for (const form of forms.filter(({ inEveryRun }) => !inEveryRun))
  test(`${form.what}: Back, a tap beside the form and a reload lose nothing typed`, async ({ openTestApp }) => {
    const testApp = await openTestApp()
    await leaveAndReturn(await testApp.person('mother'), form)
  })
