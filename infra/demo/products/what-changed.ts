import type { Random } from '../random.ts'

type Say = (name: string) => string

/** What makers say who launch again: what is new first, then what was asked for, then what stayed. */
const NEW: readonly [Say, ...Say[]] = [
  (name) => `${name} starts three times as fast as it did, on old machines too.`,
  () => 'There is a version for phones now, and it is not the page in a frame.',
  (name) => `${name} works without a network, and catches up once there is one.`,
  () => 'The setting up took ten minutes. It takes one now, and asks two questions.',
  (name) => `Everything in ${name} can be done from the keyboard, and a page lists how.`,
  () => 'Data can be taken out as plain files, all of it, with one button.',
  (name) => `${name} speaks German, Spanish and Japanese, thanks to people who use it.`,
  () => 'Teams can share one account each, with a say in who sees what.',
  () => 'The free plan covers what most people need; it used to end after a week.',
]
const ASKED: readonly [string, ...string[]] = [
  'Half of it was asked for in the comments of the first launch, and we read every one.',
  'The dark theme is there, after four hundred people asked.',
  'What confused people most is gone rather than explained.',
  'Reminders can be switched off one by one, and stay off.',
  'The mobile layout was drawn anew with three people who have large thumbs.',
  'Search finds what you meant, also with a letter wrong.',
]
const STAYED: readonly [Say, ...Say[]] = [
  () => 'The price is what it was.',
  (name) => `What people liked about ${name} is where it was.`,
  () => 'Whoever used it before keeps everything, and need not move anything.',
  () => 'It is still two people who answer the mail.',
  () => 'There is still no tracking in it.',
]

export const whatChangedIn = (name: string, random: Random): string =>
  [random.pick(NEW)(name), random.pick(ASKED), random.pick(STAYED)(name)].join(' ')
