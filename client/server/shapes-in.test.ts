import { icons as lucide } from '@iconify-json/lucide'
import { expect, it } from 'vitest'
import { shapesIn } from './shapes-in.ts'

const SHAPE = '<path d="M1 2" />'

it.each([
  ['<path d="M1 2" onload="alert(1)"/>', SHAPE],
  ['<path d="M1 2" data-new="1" newer="2" tabindex="0"/>', SHAPE],
  ['<a href="https://elsewhere.example"><path d="M1 2"/></a>', SHAPE],
  ['<path d="M1 2" style="fill:url(https://elsewhere.example)"/>', SHAPE],
  ['<path d="M1 2" fill="url(https://elsewhere.example)"/>', SHAPE],
  ['<path d="M1 2" fill="u\\72l(//elsewhere.example)"/>', SHAPE],
  ['<path d="M1 2" fill="&quot;><img src=x>"/>', SHAPE],
  ['<path d="M1 2" fill="javascript:alert(1)"/>', SHAPE],
  ['<path d="M1 2"/></svg><img src=x onerror=alert(1)>', SHAPE],
  ['<!--><img src=x onerror=alert(1)>--><path d="M1 2"/>', SHAPE],
  ['<![CDATA[<img src=x onerror=alert(1)>]]><path d="M1 2"/>', SHAPE],
  ['<style>*{fill:red}</style><path d="M1 2"/>and words', SHAPE],
  ['<set attributeName="href" to="javascript:alert(1)"/><path d="M1 2"/>', SHAPE],
  ['<path d="M1 2"><animate attributeName="d" values="M0;M9"/></path>', SHAPE],
])('leaves of %s what is known to be a shape', (body, shapes) => {
  expect(shapesIn(body)).toBe(shapes)
})

it.each([
  '<script>alert(1)</script>',
  '<image href="https://elsewhere.example/a.png"/>',
  '<use href="#x"/>',
  '<foreignObject><p>1</p></foreignObject>',
  '',
  'x<',
  '<g/>',
])('finds no drawing in %s', (body) => {
  expect(shapesIn(body)).toBe('')
})

it('leaves a drawing with gradients, masks and turns as it is', () => {
  const drawing =
    '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse" gradientTransform="rotate(90 1 2) scale(.5)"><stop stop-color="rgb(1, 2, 3)" offset=".5" /></linearGradient><clipPath id="b-1"><rect width="4" height="4" rx="1" /></clipPath></defs><g clip-path="url(#b-1)" fill="none" stroke="currentColor" stroke-width="2"><path fill="url(#a)" d="M1 2h-3.5e-2z" /></g>'
  expect(shapesIn(drawing)).toBe(drawing)
})

it('leaves icons of a whole set as they are', () => {
  const bodies = Object.values(lucide.icons).flatMap(({ body }, index) => (index % 20 === 0 ? [body] : []))
  expect(bodies.map(shapesIn)).toEqual(bodies.map((body) => body.replaceAll('/>', ' />')))
})

it('takes a drawing of many shapes, and none that is far too large', () => {
  const shapes = (count: number) => '<path d="M0 0" />'.repeat(count)
  expect(shapesIn(shapes(1_500))).toBe(shapes(1_500))
  expect(shapesIn(shapes(3_000))).toBe('')
})
