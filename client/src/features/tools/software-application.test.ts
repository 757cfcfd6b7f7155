import { expect, it } from 'vitest'
import { withWholeAddresses } from '../../lib/seo/whole-addresses.ts'
import { softwareApplication } from './software-application.ts'

const whole = (data: object) => withWholeAddresses(data, 'https://debut.example')

const paperplane = {
  slug: 'paperplane',
  name: 'Paperplane',
  tagline: 'Folds itself',
  url: 'https://paperplane.example/',
  category: 'personal-life',
  pricing: 'freemium',
  tags: ['ai', 'fonts'],
  logo: '/api/drawings/logos/paperplane',
  makers: [{ username: 'ines' }, { username: null }],
}
const standing = { boardDate: '2026-03-02', rank: 3, of: 12, hidden: false }

it('describes a tool with its makers who have a name, and that it can be had for nothing', () => {
  expect(whole(softwareApplication(paperplane))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Paperplane',
    description: 'Folds itself',
    url: 'https://debut.example/tool/paperplane',
    sameAs: 'https://paperplane.example/',
    image: 'https://debut.example/api/drawings/logos/paperplane',
    applicationCategory: 'LifestyleApplication',
    keywords: 'ai, fonts',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    author: [{ '@type': 'Person', name: 'ines', url: 'https://debut.example/profile/ines' }],
  })
  const paid = softwareApplication({ ...paperplane, pricing: 'paid', makers: [] })
  expect(paid).not.toHaveProperty('offers')
  expect(paid).not.toHaveProperty('author')
})

it('tells how it stands only once that is shown', () => {
  expect(softwareApplication(paperplane, standing)).toHaveProperty('award', '#3 of 12 launches on 2026-03-02')
  expect(softwareApplication(paperplane, { ...standing, rank: null })).not.toHaveProperty('award')
})

it('completes addresses and nothing else, also of a tool that is called like one', () => {
  const tool = { ...paperplane, name: '/dev', tagline: '/dev/null as a service', logo: 'https://cdn.example/a.png' }
  expect(whole(softwareApplication(tool))).toMatchObject({
    name: '/dev',
    description: '/dev/null as a service',
    image: 'https://cdn.example/a.png',
  })
})
