import { expect, test } from 'vitest'
import { cropByKey, maxZoom, middleOf, pull, squareOf, zoomTo } from './crop-model.ts'

const picture = { width: 1200, height: 800 }

test('S1.12 a crop begins as the largest square in the middle', () =>
  expect(squareOf(picture, middleOf(picture))).toEqual({ left: 200, top: 0, edge: 800 }))

test('S1.12 the square never leaves the picture, however far it is pulled', () => {
  const crop = middleOf(picture)
  expect(squareOf(picture, pull(picture, crop, 9, 0)).left).toBe(0)
  expect(squareOf(picture, pull(picture, crop, -9, 0)).left).toBe(400)
  // The picture ends above and below.
  expect(pull(picture, crop, 0, 1)).toEqual(crop)
  const close = pull(picture, zoomTo(picture, crop, 2), -9, -9)
  expect(squareOf(picture, close)).toEqual({ left: 800, top: 400, edge: 400 })
  // Zoomed out, the same corner would be outside the picture.
  expect(squareOf(picture, zoomTo(picture, close, 1))).toEqual({ left: 400, top: 0, edge: 800 })
})

test('S1.12 the zoom stays between 1 and its maximum', () => {
  expect(zoomTo(picture, middleOf(picture), 99).zoom).toBe(maxZoom)
  expect(zoomTo(picture, middleOf(picture), 0).zoom).toBe(1)
})

test('S1.12 arrow keys pull the picture, plus and minus zoom, other keys are left alone', () => {
  const crop = zoomTo(picture, middleOf(picture), 2)
  expect(cropByKey(picture, crop, 'ArrowRight', true)!.x).toBe(crop.x - 40)
  expect(cropByKey(picture, crop, 'ArrowDown', false)!.y).toBe(crop.y - 8)
  expect(cropByKey(picture, crop, '+', false)!.zoom).toBeGreaterThan(2)
  expect(cropByKey(picture, crop, '-', true)!.zoom).toBeLessThan(2)
  expect(cropByKey(picture, crop, '0', false)).toEqual(middleOf(picture))
  for (const key of ['Tab', 'Escape', 'a', 'Enter']) expect(cropByKey(picture, crop, key, false), key).toBeUndefined()
})
