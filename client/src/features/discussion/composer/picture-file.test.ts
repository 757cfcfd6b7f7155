import { expect, it } from 'vitest'
import { altFor, wrongWithPicture } from './picture-file.ts'

it('says why a file is no picture that is taken, and what to do', () => {
  expect(wrongWithPicture({ size: 1_000, type: 'image/png' })).toBeUndefined()
  expect(wrongWithPicture({ size: 1_000, type: 'image/gif' })).toBe('A picture is a PNG, JPEG or WebP file. Choose one of these.')
  expect(wrongWithPicture({ size: 6 * 1024 * 1024, type: 'image/jpeg' })).toBe(
    'This file has 6.0 MB, and a picture can have 5 MB. Choose a smaller one.',
  )
})

it('describes a picture by the name of its file, without what Markdown would read', () => {
  expect(['routes-october.png', 'Screenshot_2026 [1].jpeg', '.webp', 'v1.2 (final).png'].map(altFor)).toEqual([
    'routes-october',
    'Screenshot 2026 1',
    'picture',
    'v1.2 final',
  ])
})
