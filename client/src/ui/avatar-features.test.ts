import { expect, it } from 'vitest'
import { avatarFeatures } from './avatar-features.ts'

it('draws the same face for the same member for ever', () => {
  expect(avatarFeatures('0f8fad5b-d9cb-469f-a165-70867728950e')).toEqual(avatarFeatures('0f8fad5b-d9cb-469f-a165-70867728950e'))
  expect(avatarFeatures('ada')).toMatchInlineSnapshot(`
    {
      "eyes": 0,
      "hair": 0,
      "hue": 15,
      "mouth": 3,
      "tilt": 0,
    }
  `)
})

it('draws hundreds of different faces, each with features that exist', () => {
  const faces = Array.from({ length: 1_000 }, (_, index) => avatarFeatures(`member-${index}`))
  expect(new Set(faces.map((face) => JSON.stringify(face))).size).toBeGreaterThan(600)
  for (const { hue, tilt, eyes, mouth, hair } of faces) {
    expect(hue).toBeLessThan(360)
    expect(Math.abs(tilt)).toBeLessThanOrEqual(6)
    expect(eyes).toBeLessThan(3)
    expect(mouth).toBeLessThan(4)
    expect(hair).toBeLessThan(4)
  }
})
