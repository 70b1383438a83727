import { expect, test } from 'vitest'
import { clampView, maxScale, wholePicture, zoomTo } from './zoom.ts'

const scene = { stage: { width: 400, height: 800 }, picture: { width: 800, height: 800 } }

test('the point under the finger stays in place', () => {
  const view = zoomTo(wholePicture, 4, { x: 50, y: 20 }, scene)
  expect(view).toEqual({ scale: 4, x: -150, y: -60 })
})

test('the scale is at most five and at least one', () => {
  expect(zoomTo(wholePicture, 100, { x: 0, y: 0 }, scene).scale).toBe(maxScale)
  expect(zoomTo({ scale: 2, x: 100, y: 0 }, 0.2, { x: 0, y: 0 }, scene)).toEqual(wholePicture)
})

test('the picture cannot be moved out of view', () => {
  expect(clampView({ scale: 3, x: 9999, y: -9999 }, scene)).toEqual({ scale: 3, x: 400, y: -200 })
})

test('while the picture’s height fits the stage, it stays centred vertically', () => {
  expect(clampView({ scale: 1.5, x: 0, y: 300 }, scene)).toEqual({ scale: 1.5, x: 0, y: 0 })
})
