import { expect, it } from 'vitest'
import { productSlugOf } from './product-slug.ts'

it.each([
  ['Notion', 'notion'],
  ['Adobe Photoshop', 'adobe-photoshop'],
  ['  draw.io ', 'draw-io'],
  ['L’Équipe d’Été', 'lequipe-dete'],
  ['Größe', 'groesse'],
  ['Яндекс', 'yandeks'],
  ['C++', undefined],
  ['飞书', undefined],
  ['–––', undefined],
])('%s is called %s in addresses', (name, slug) => {
  expect(productSlugOf(name)).toBe(slug)
})

it('is no longer than an address allows, and does not end with a dash', () => {
  const slug = productSlugOf(`${'x'.repeat(59)} y${'z'.repeat(60)}`)
  expect(slug).toBe('x'.repeat(59))
})
