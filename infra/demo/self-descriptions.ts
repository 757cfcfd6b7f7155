import type { Links } from '@debut/events/members/self-description.ts'
import type { DemoPerson } from './people.ts'
import { randomOf } from './random.ts'

interface SelfDescription {
  readonly bio: string
  readonly links: Links
}

/** Most people say something of themselves, and few say much. */
export const describeThemselves = (seed: string, { username, makes }: DemoPerson): SelfDescription | undefined => {
  const random = randomOf(`${seed} bio of ${username}`)
  const of = (words: readonly string[]) => words[random.below(words.length)] ?? ''
  if (username !== 'demo' && username !== 'maker' && !random.chance(makes > 0 ? 0.85 : 0.45)) return undefined
  const bio = `${of(makes > 0 ? MAKERS : READERS)} ${of(MORE)}`.trim()
  // Names of real networks belong to real people there.
  return {
    bio,
    links: {
      ...(random.chance(makes > 0 ? 0.8 : 0.3) && { website: `https://${username}.example/` }),
      ...(random.chance(0.3) && { mastodon: `https://social.example/@${username}` }),
    },
  }
}

const MAKERS = [
  'I build small tools and keep them small.',
  'Two products, one inbox, no investors.',
  'I turn spreadsheets that people share into things they pay for.',
  'Former agency designer, now on my own side.',
  'I make software for people who don’t like software.',
  'Nights and weekends, until one of these pays the rent.',
  'I write code in the morning and answer support in the afternoon.',
  'Third attempt. The first two taught me what not to build.',
  'I ship every Friday, whatever state it’s in.',
  'Building in the open, with the numbers that hurt as well.',
  'I fix what annoyed me at my last three jobs.',
  'One person, one server, a few hundred customers.',
]

const READERS = [
  'I try everything once and keep about one in ten.',
  'Product manager by day, collector of good settings pages by night.',
  'Here for the questions that makers answer honestly.',
  'I review what I pay for.',
  'Still looking for the perfect notes app.',
  'I run operations at a company of twelve, so I am every department’s first user.',
  'Reading more launches than I should before breakfast.',
  'I write documentation, and judge products by theirs.',
]

const MORE = [
  '',
  '',
  '',
  'Lisbon, mostly.',
  'Between Lyon and Leipzig.',
  'Say hello if you’re in Kraków.',
  'Trains over planes.',
  'I answer every comment, sometimes late.',
  'Ask me about pricing pages.',
  'Currently learning to say no.',
  'Two cats, one desk.',
  'Always happy to test an early version.',
]
