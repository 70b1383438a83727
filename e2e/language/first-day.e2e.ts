import { join } from 'node:path'
import { languageFacts, offeredLanguages } from '#language/languages.ts'
import { plainPicture } from '#platform/server/pictures/stored/testing.ts'
import { controlsOf } from '../../tools/engines/chromium.ts'
import { openPerson } from '../../tools/engines/person.ts'
import { test as base } from '../test-app/test-app.ts'
import { dataForFirstDay, languagesOfFirstDays, stepsOfFirstDay } from './first-day.ts'
import { testIn } from './test-in.ts'

for (const language of languagesOfFirstDays) {
  const { name, tag } = languageFacts[language]
  const isOffered = offeredLanguages.some((each) => each === language)
  const test = isOffered ? base : testIn(language)
  // For a language that is not offered, `testIn` first builds the client.
  test(`the first day of an invited person in ${name}${isOffered ? '' : ' @deep'}`, async ({
    openTestApp,
  }, testInfo) => {
    const testApp = await openTestApp({ prepare: dataForFirstDay(language) })
    const photo = join(testInfo.outputDir, 'photo.jpg')
    await plainPicture(600, 400).jpeg().toFile(testInfo.outputPath('photo.jpg'))
    const [newcomer, parent] = [await testApp.visitor({ locale: tag }), await testApp.visitor()]
    const day = {
      language,
      newcomer: openPerson(controlsOf(newcomer), testApp.address),
      parent: openPerson(controlsOf(parent), testApp.address),
      photo,
    }
    for (const [step, act] of Object.entries(stepsOfFirstDay)) await test.step(step, () => act(day))
  })
}
