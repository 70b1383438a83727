import { expect, test } from 'vitest'
import { clampZoom, panBy, wholeView, zoomTo } from './zoom.ts'

test('the zoom is rounded to tenths and limited to 0.5 to 3', () => {
  expect([0.2, 0.5, 0.949, 1.05, 2.99, 9].map(clampZoom)).toEqual([0.5, 0.5, 0.9, 1.1, 3, 3])
})

test('zooming leaves the point under the pointer in place', () => {
  const { zoom, x, y } = zoomTo(wholeView, 2, 0.25, -0.25)
  expect({ zoom, x, y }).toEqual({ zoom: 2, x: -0.25, y: 0.25 })
})

test('the picture cannot be moved out of view, and when zoomed out it stays in the middle', () => {
  expect(panBy(zoomTo(wholeView, 3), 9, -9)).toEqual({ zoom: 3, x: 1, y: -1 })
  expect(panBy(zoomTo(wholeView, 0.5), 1, 1)).toEqual({ zoom: 0.5, x: 0, y: 0 })
})
