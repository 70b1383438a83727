import { expect, test } from 'vitest'
import { photoName } from './photo-words.ts'

test.each([
  [{ caption: 'first scan', week: 12 }, 'Photo 3 of 40: first scan, week 12'],
  [{ caption: 'first\nscan', week: null }, 'Photo 3 of 40: first scan'],
  [{ caption: null, week: 12 }, 'Photo 3 of 40: week 12'],
  [{ caption: '', week: null }, 'Photo 3 of 40'],
])('a photo with %j has the accessible name “%s”', (photo, name) => {
  expect(photoName(photo, 3, 40)).toBe(name)
})

test('the accessible name leaves out the total while the number of photos is unknown', () => {
  expect(photoName({ caption: 'first scan', week: 12 }, 3, undefined)).toBe('Photo 3: first scan, week 12')
})
