import { describe, expect, it } from 'vitest'
import { changesBetween } from './changes-between.ts'

describe('the changes between two versions', () => {
  it('are the words that were taken out and put in, with what stayed between them', () => {
    expect(changesBetween('It folds straight.', 'It folds very straight!')).toEqual([
      { text: 'It folds ', change: 'none' },
      { text: 'very ', change: 'added' },
      { text: 'straight', change: 'none' },
      { text: '.', change: 'removed' },
      { text: '!', change: 'added' },
    ])
  })

  it('put together, are either version', () => {
    const [older, newer] = ['# One\n\nTwo  three\n', '# One\nTwo three four']
    const without = (change: string) =>
      changesBetween(older, newer)
        .filter((piece) => piece.change !== change)
        .map(({ text }) => text)
        .join('')
    expect(without('added')).toBe(older)
    expect(without('removed')).toBe(newer)
  })
})
