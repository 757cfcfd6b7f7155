import { expect, it } from 'vitest'
import { drawableText } from './drawable-text.ts'

it('keeps what our fonts can draw', () => {
  for (const text of ['Fernweh', 'Łódź & Ærø', 'Ελλάδα', 'Журнал', 'Việt Nam', 'It’s “fine” – really… 50 €', 'Café'])
    expect(drawableText(text)).toBe(text)
})

it('leaves out emoji and signs that they have not', () => {
  expect(drawableText('Ship it 🚀 now ✅')).toBe('Ship it now')
  expect(drawableText('🚀')).toBeUndefined()
})

it('composes characters and their marks before it looks', () => {
  expect(drawableText('Cafe\u0301')).toBe('Café')
})

it('returns nothing rather than boxes where characters would be missing', () => {
  for (const text of ['日本語ツール', 'Tool 工具', 'ابدأ']) expect(drawableText(text)).toBeUndefined()
})
