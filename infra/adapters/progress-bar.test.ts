import { describe, expect, it } from 'vitest'
import { progressBar } from './progress-bar.ts'

const screenOf = (isTTY: boolean) => {
  const written: string[] = []
  return { isTTY, written, write: (text: string) => written.push(text) }
}

describe('the progress of an audit', () => {
  it('is one bar that is written over where somebody watches', () => {
    const screen = screenOf(true)
    const bar = progressBar(screen)
    for (const position of [0, 500, 501, 1_000]) bar.show(position, 1_000)
    bar.clear()
    expect(screen.written).toEqual([
      `\r\u001b[K${'░'.repeat(30)} 0 % of the log`,
      `\r\u001b[K${'█'.repeat(15)}${'░'.repeat(15)} 50 % of the log`,
      `\r\u001b[K${'█'.repeat(30)} 100 % of the log`,
      '\r\u001b[K',
    ])
  })

  it('is a few lines elsewhere, however often it is shown, and never more than all', () => {
    const screen = screenOf(false)
    const bar = progressBar(screen)
    for (let position = 0; position <= 1_200; position += 1) bar.show(position, 1_000)
    bar.clear()
    expect(screen.written).toEqual([0, 25, 50, 75, 100].map((percent) => `${percent} % of the log is read\n`))
  })
})
