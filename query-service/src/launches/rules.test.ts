import { expect, it } from 'vitest'
import { rules } from './rules.ts'

it('is written in characters that the font of our pages has', () => {
  for (const line of rules.flatMap(({ text }) => text)) expect(line).toMatch(/^[\x20-\x7e‘’“”…–×−]+$/)
})
