import { expect, it } from 'vitest'
import { escapeMarkup } from './escape-markup.ts'

it('takes markup for text', () => {
  expect(escapeMarkup(`<a href="x" id='y'>&amp;`)).toBe('&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;')
})

it('leaves out what no XML may hold, and keeps all else', () => {
  expect(escapeMarkup('a\u0000\u001f\ufffe\uffff\ud800b')).toBe('ab')
  expect(escapeMarkup('日本語 🚀 é\tן\n')).toBe('日本語 🚀 é\tן\n')
})
