import { animations, watchAnimation } from '../on-page/loading-animations.ts'
import { test } from '../test-app/test-app.ts'

// times-and-sizes.deep.e2e.ts tests the first animation.
for (const [variant, animation] of [...animations.entries()].slice(1))
  test(`loading animation ${variant + 1} of 5, "${animation[0]}", changes its text every 800 ms and fills its bar in 3000 ms`, async ({
    openTestApp,
  }) => {
    await watchAnimation(await openTestApp(), variant, animation)
  })
