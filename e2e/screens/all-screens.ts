/** Every screen of the app. */

import { plainPages } from '#app/page-parts.ts'
import { labourScreens } from '../labour/labour-screens.ts'
import { simpleScreens } from '../simple/simple-screens.ts'
import { albumScreens } from './album-screens.ts'
import { entranceScreens } from './entrance-screens.ts'
import { familyScreens } from './family-screens.ts'
import { guideScreens } from './guide-screens.ts'
import { homeScreens } from './home-screens.ts'
import { planningScreens } from './planning-screens.ts'
import type { Screen } from './screen.ts'

const plainScreens = Object.keys(plainPages).map(
  (path): Screen => ({ name: `the page ${path} without scripts`, who: 'mother', path: `${path}?plain=` }),
)

export const screens: readonly Screen[] = [
  ...entranceScreens,
  ...homeScreens,
  ...familyScreens,
  ...planningScreens,
  ...guideScreens,
  ...albumScreens,
  ...labourScreens,
  ...simpleScreens,
  ...plainScreens,
]
