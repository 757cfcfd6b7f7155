import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginningOf } from './beginning-of.ts'

const wordsOf = (characters: number) => 'word '.repeat(characters / 5).trim()
const MEMBER = '@{3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02}'

describe('the beginning of a post', () => {
  it('is all of a short one', () => {
    for (const body of ['Hello', 'Hello\n\n- one\n- two', `${wordsOf(400)}\n\n${wordsOf(90)}`, '```\n\ncode\n\n```'])
      expect(beginningOf(body)).toEqual({ beginning: body, isWhole: true })
  })

  it('is as many whole paragraphs as there is room for', () => {
    const [one, two] = [wordsOf(200), wordsOf(250)]
    expect(beginningOf(`${one}\n\n${two}\n\nMore of it`)).toEqual({ beginning: `${one}\n\n${two}\n\nMore of it`, isWhole: true })
    expect(beginningOf(`${one}\n\n${two}\n\n${one}`)).toEqual({ beginning: `${one}\n\n${two}`, isWhole: false })
    expect(beginningOf(`# Title\n\n${wordsOf(600)}`)).toEqual({ beginning: '# Title', isWhole: false })
  })

  it('never ends within code, whatever blank lines that has', () => {
    const code = `\`\`\`ts\n${'const a = 1\n\n'.repeat(40)}\`\`\``
    expect(beginningOf(`Look:\n${code}`)).toEqual({ beginning: 'Look:', isWhole: false })
    expect(beginningOf(`Look:\n\n- this:\n  ${code.replaceAll('\n', '\n  ')}`)).toEqual({ beginning: 'Look:\n\n- this:', isWhole: false })
    const { beginning } = beginningOf(code)
    expect(beginning).toMatch(/^```ts\n(const a = 1\n\n?)+```\n\n…$/)
    expect(beginning.length).toBeGreaterThan(400)
    expect(beginningOf(`~~~\n${'x'.repeat(900)}\n~~~`).beginning).toBe('~~~\n~~~\n\n…')
  })

  it('ends between two words of a first paragraph that is too long', () => {
    const { beginning, isWhole } = beginningOf(wordsOf(2_000))
    expect(isWhole).toBe(false)
    expect(beginning).toBe(`${wordsOf(500)}…`)
  })

  it.each([
    ['a link', '[a page with a long name](https://page.example/with(round)brackets)'],
    ['a link by name', '[a page with a long name][page one]'],
    ['code', '`a = b + c`'],
    ['code with marks in it', '``a ` b ** c``'],
    ['emphasis', '**words that matter**'],
    ['emphasis with emphasis in it', '*words that **really** matter*'],
    ['what is struck out', '~~words that are gone~~'],
    ['what begins an item', '\n- item'],
    ['what begins a quote', '\n>  > quoted'],
  ])('never ends within %s', (_, construct) => {
    for (let before = 470; before <= 500; before += 5) {
      const { beginning } = beginningOf(`${wordsOf(before)} ${construct} ${wordsOf(500)}`)
      expect(beginning.replace(construct, '')).toMatch(/^[word ]+…$/)
    }
  })

  it('is plain where all of the first paragraph is one construct, or one word', () => {
    expect(beginningOf(`**${wordsOf(900)}**`).beginning).toMatch(/^(word )+word…$/)
    expect(beginningOf(`[${wordsOf(900)}](https://page.example)`).beginning).toMatch(/^(word )+word…$/)
    expect(beginningOf('字'.repeat(900)).beginning).toBe(`${'字'.repeat(500)}…`)
    expect(beginningOf(`a${'🎉'.repeat(600)}`).beginning).toMatch(/^a🎉+…$/u)
  })

  it('names no one by half an id', () => {
    for (let before = 440; before < 500; before += 7)
      for (const text of [`${'字'.repeat(before)}${MEMBER}${'字'.repeat(500)}`, `${wordsOf(before)} ${MEMBER} ${wordsOf(500)}`])
        expect(beginningOf(text).beginning.replace(MEMBER, '')).not.toContain('@')
    expect(beginningOf(`${'字'.repeat(440)}${MEMBER}${'字'.repeat(500)}`).beginning).toContain(MEMBER)
  })

  it('is made of any text, never much longer than it may be, and whole where it says so', () => {
    const marks = fc.string({
      unit: fc.constantFrom('a', ' ', '\n', '\n\n', '`', '```', '~~~', '*', '_', '[', ']', '(', ')', '\\', '>', '- '),
      maxLength: 3_000,
    })
    fc.assert(
      fc.property(marks, (body) => {
        const { beginning, isWhole } = beginningOf(body)
        expect(isWhole).toBe(beginning === body)
        if (!isWhole) expect(beginning.length).toBeLessThan(520)
      }),
    )
  })
})
