import { expect, it } from 'vitest'
import { allows, bounded } from './robots-rules.ts'

it('leaves the rules of a site as they are', () => {
  const rules = 'User-agent: *\r\nDisallow: /*/private/*.html$\nAllow: /'
  expect(bounded(rules)).toBe('User-agent: *\nDisallow: /*/private/*.html$\nAllow: /')
})

it('forbids more where a rule has more wildcards than are followed, or is longer, and allows nothing by it', () => {
  expect(bounded('Disallow: /a*b*c*d*e*f')).toBe('Disallow: /a*b*c*d')
  expect(bounded(`Disallow: /${'a'.repeat(3_000)}`)).toHaveLength(2_000)
  expect(bounded(`  Allow: /${'*a'.repeat(200)}\nAllow: /`)).toBe('Allow: /')
})

const [address, page] = ['https://site.example/robots.txt', 'https://site.example/secret']
const many = (count: number) => 'Disallow: /a\n'.repeat(count)

it('follows the rules for us and for every robot, however many there are for others before them', () => {
  expect(allows(address, `User-agent: Other\n${many(5_000)}\nUser-agent: *\nDisallow: /secret`, page)).toBe(false)
  expect(allows(address, `User-agent: *\nAllow: /\nUser-agent: Other\n${many(5_000)}User-agent: Debut/1.0\nDisallow: /secret`, page)).toBe(
    false,
  )
  expect(allows(address, `User-agent: Other\n${many(5_000)}Disallow: /secret\nUser-agent: *\nDisallow: /b`, page)).toBe(true)
  expect(allows(address, `User-agent: Debut\n# We are named first.\nUser-agent: Other\nDisallow: /secret`, page)).toBe(false)
})

it('reads nothing of a site that has more rules for us than are followed', () => {
  expect(allows(address, `User-agent: *\n${many(900)}`, page)).toBe(true)
  expect(allows(address, `User-agent: *\n${many(1_000)}`, page)).toBe(false)
})
