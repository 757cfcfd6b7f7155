import { DraftContent } from '@debut/events/drafts/draft-content.ts'
import type { Site } from '@debut/events/tools/site-answers.ts'
import { expect, it } from 'vitest'
import { fillingOf } from './site-saga.ts'

const site: Site = {
  url: 'https://kite.example/',
  tagline: 'Flies on its own',
  description: 'A kite that flies on its own, in any wind.',
  pricing: 'paid',
  logos: [],
  pictures: [],
  socials: { x: 'https://x.com/kite', github: 'https://github.com/kite' },
  repoUrl: 'https://github.com/kite/kite',
}

it('fills what is empty with what a site says of itself', () => {
  const { patch, filled } = fillingOf(DraftContent.parse({ name: 'Kite' }), site)
  expect(patch).toEqual({
    tagline: site.tagline,
    description: site.description,
    pricing: 'paid',
    socials: site.socials,
    repoUrl: site.repoUrl,
  })
  expect(filled).toEqual(['tagline', 'description', 'repository', 'price', 'social links'])
})

it('writes over nothing that somebody has typed', () => {
  const typed = DraftContent.parse({
    tagline: 'Mine',
    pricing: 'free',
    socials: { x: 'https://x.com/mine' },
    description: 'Mine',
    repoUrl: 'mine',
  })
  expect(fillingOf(typed, site)).toEqual({
    patch: { socials: { x: 'https://x.com/mine', github: 'https://github.com/kite' } },
    filled: ['social links'],
  })
})
