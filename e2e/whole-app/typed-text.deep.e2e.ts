import { forms, leaveAndReturn } from '../on-page/typed-forms.ts'
import { test } from '../test-app/test-app.ts'

for (const form of forms.filter(({ inEveryRun }) => !inEveryRun))
  test(`text typed into the form for ${form.what} is there again after leaving and returning`, async ({
    openTestApp,
  }) => {
    const testApp = await openTestApp()
    await leaveAndReturn(await testApp.person('mother'), form)
  })
