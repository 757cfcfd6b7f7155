import { expect, it } from 'vitest'
import { bounded } from './robots-rules.ts'

it('leaves the rules of a site as they are', () => {
  const rules = 'User-agent: *\r\nDisallow: /*/private/*.html$\nAllow: /'
  expect(bounded(rules)).toBe('User-agent: *\nDisallow: /*/private/*.html$\nAllow: /')
})

it('forbids more where a rule has more wildcards than are followed, or is longer, and allows nothing by it', () => {
  expect(bounded('Disallow: /a*b*c*d*e*f')).toBe('Disallow: /a*b*c*d')
  expect(bounded(`Disallow: /${'a'.repeat(3_000)}`)).toHaveLength(2_000)
  expect(bounded(`  Allow: /${'*a'.repeat(200)}\nAllow: /`)).toBe('Allow: /')
})

it('follows the first thousand lines', () => {
  expect(bounded('Disallow: /a\n'.repeat(5_000)).split('\n')).toHaveLength(1_000)
})
