import type { Decided } from './decided.ts'

/** What is said of one decision. */
export interface Words {
  /** Of a mail about it alone. */
  readonly heading: string
  /** The same with the name of what it is about: a sentence without its full stop. */
  readonly says: string
  /** What it means to the reader. */
  readonly means?: string
  /** What the page is called that shows it. */
  readonly page?: string
  /** Where the reader appeals it, if they may. */
  readonly appealed?: string
  /** It may be contested in a message only. */
  readonly contested?: true
}

const titled = (name: string | undefined) => (name === undefined ? '' : ` “${name}”`)
const onPage = 'on its page'

export const wordsOf = (decided: Decided): Words => {
  const { kind, byRule, subject, whom = 'A former member', isReader = false } = decided
  const { name } = subject
  const tool = name ?? 'A product'
  const post = `Your post${titled(name)}`
  const comment = `Your comment${name === undefined ? '' : ` on${titled(name)}`}`
  const review = `Your review${name === undefined ? '' : ` of ${name}`}`
  const vote = `Your vote for ${name ?? 'a removed product'}`
  switch (kind) {
    case 'post-hidden':
      return { ...hidden('post', post, byRule), page: 'See your post' }
    case 'comment-hidden':
      return { ...hidden('comment', comment, byRule), page: 'See your comment' }
    case 'review-hidden':
      return { ...hidden('review', review, byRule), page: 'See your review' }
    case 'post-shown':
      return { heading: 'Your post is visible', says: `${post} is visible to everyone`, page: 'See your post' }
    case 'comment-shown':
      return { heading: 'Your comment is visible', says: `${comment} is visible to everyone`, page: 'See your comment' }
    case 'review-shown':
      return { heading: 'Your review is visible', says: `${review} is visible to everyone`, page: 'See your review' }
    case 'tool-held':
      return {
        heading: 'Waiting for a first look',
        says: `${tool} is waiting for a first look`,
        means: 'Until a moderator approves it, only its makers can see it. It can wait in line meanwhile, and gets its day afterwards.',
        page: 'See your tools',
      }
    case 'tool-approved':
      return { heading: 'Your product is approved', says: `${tool} is approved`, page: 'See your product' }
    case 'tool-hidden':
      return {
        heading: 'Your product was hidden',
        says: `${tool} was hidden`,
        means: 'Only its makers and moderators can see it. Its votes are kept.',
        page: 'See your tools',
        contested: true,
      }
    case 'tool-restored':
      return { heading: 'Your product is restored', says: `${tool} is restored`, page: 'See your product' }
    case 'tool-removed':
      return {
        heading: 'Your product was removed',
        says: `${tool} was removed`,
        means: 'Its page is gone permanently. Past standings keep its votes.',
        contested: true,
      }
    case 'tool-maker-removed':
      return {
        heading: isReader ? 'You’re no longer a maker' : 'A maker was removed',
        says: `${isReader ? 'You are' : `${whom} is`} no longer a maker of ${tool}`,
        page: 'See the product',
        contested: true,
      }
    case 'tool-transferred':
      return {
        heading: isReader ? 'You own a product' : 'A product has another owner',
        says: isReader ? `You own ${tool} now` : `${whom} owns ${tool} now`,
        page: 'See the product',
        contested: true,
      }
    case 'launch-disqualified':
      return {
        heading: 'Your launch was disqualified',
        says: `The launch of ${tool} was disqualified`,
        means: 'Voting is closed and it’s off the boards. Its votes are kept, and count again if it is reinstated.',
        page: 'See your product',
        contested: true,
      }
    case 'launch-reinstated':
      return {
        heading: 'Your launch is reinstated',
        says: `The launch of ${tool} is reinstated`,
        means: decided.isQueued === true ? 'It waits for a launch day again.' : 'It’s back on the boards, and its votes count again.',
        page: 'See your product',
      }
    case 'alternative-accepted':
      return {
        heading: 'Your suggestion was accepted',
        says: `${pair(decided)} are now listed as alternatives`,
        page: 'See the alternatives',
      }
    case 'alternative-rejected':
      return {
        heading: 'Your suggestion was turned down',
        says: `${pair(decided)} aren’t listed as alternatives`,
        contested: true,
      }
    case 'member-warned':
      return {
        heading: 'A moderator has warned you',
        says: 'A moderator has warned you',
        means: 'Nothing else changes for you.',
        page: 'Open Debut',
        appealed: inNotice,
      }
    case 'member-suspended':
      return {
        heading: 'Your account is suspended',
        says: `Your account is suspended${decided.until === undefined ? '' : ` until ${momentLabel(decided.until)}`}`,
        means:
          'Until then you can’t vote, post, comment, review or launch. You can still read, export your data and delete what you wrote.',
        page: 'Open Debut',
        appealed: inNotice,
      }
    case 'member-banned':
      return {
        heading: 'Your account is banned',
        says: 'Your account is banned',
        means: 'You can’t take part in Debut. You can still read, export your data and erase your account.',
        page: 'Open Debut',
        appealed: inNotice,
      }
    case 'member-still-suspended':
      return {
        heading: 'Your account is suspended',
        says: `Your account is suspended${decided.until === undefined ? '' : ` until ${momentLabel(decided.until)}`}`,
        means: `${CONTINUED} ${WHILE_CONTINUED}`,
        page: 'Open Debut',
        appealed: inNotice,
      }
    case 'member-still-banned':
      return {
        heading: 'Your account is banned',
        says: 'Your account is banned',
        means: `${CONTINUED} ${WHILE_CONTINUED}`,
        page: 'Open Debut',
        appealed: inNotice,
      }
    case 'suspension-kept':
      return { heading: 'Your suspension stays', says: 'Your suspension stays', means: KEPT, contested: true }
    case 'ban-kept':
      return { heading: 'Your ban stays', says: 'Your ban stays', means: KEPT, contested: true }
    case 'warning-lifted':
      return { heading: 'Your warning was withdrawn', says: 'Your warning was withdrawn', page: 'Open Debut' }
    case 'suspension-lifted':
      return { heading: 'Your suspension was lifted', says: 'Your suspension was lifted', page: 'Open Debut' }
    case 'ban-lifted':
      return { heading: 'Your ban was lifted', says: 'Your ban was lifted', page: 'Open Debut' }
    case 'appeal-upheld':
      return {
        heading: 'Your appeal was turned down',
        says: 'Your appeal was turned down',
        means: 'The decision stays as it is. You can’t appeal it again.',
      }
    case 'appeal-overturned':
      return { heading: 'Your appeal was accepted', says: 'Your appeal was accepted', means: 'The decision is taken back.' }
    case 'vote-held':
      return {
        heading: 'Your vote is under review',
        says: `${vote} is under review`,
        means: 'It doesn’t count until that is decided.',
        page: 'See your vote',
        appealed: besideVote,
      }
    case 'vote-voided':
      return {
        heading: 'Your vote was voided',
        says: `${vote} was voided`,
        means: 'It no longer counts.',
        page: 'See your vote',
        appealed: besideVote,
      }
    case 'vote-restored':
      return { heading: 'Your vote counts again', says: `${vote} counts again`, page: 'See your vote' }
    case 'award-revised':
      return {
        heading: 'An award changed',
        says: `${tool} ${changeOf(decided)}`,
        means: 'Votes or launches on that board were reviewed after it closed.',
        page: 'See the board',
        contested: true,
      }
    // Tags belong to no member, so no member is mailed of them.
    case 'tag-kept':
    case 'tag-merged':
    case 'tag-banned':
    case 'tag-restored':
      return { heading: 'A tag changed', says: 'A tag changed' }
  }
}

const CONTINUED =
  'An account with the same email address or phone number was erased while this applied to it. A moderator decides whether it applies to this account too.'
const WHILE_CONTINUED =
  'Until then you can’t take part in Debut. You can still read, export your data, erase your account and write to us on the contact page.'
const KEPT = 'A moderator has decided that it applies to this account too.'

const inNotice = 'in the notice above every page'
const besideVote = 'on the product’s page, under “Your vote”'

/** What a rule hides waits for a moderator. */
const hidden = (what: string, named: string, byRule: boolean): Omit<Words, 'page'> =>
  byRule
    ? {
        heading: `Your ${what} is held for review`,
        says: `${named} is held for review`,
        means: 'Only you can see it until a moderator has looked at it.',
        appealed: onPage,
      }
    : { heading: `Your ${what} was hidden`, says: `${named} was hidden`, means: 'Only you and moderators can see it.', appealed: onPage }

const pair = ({ subject: { name, other } }: Decided) => `${name ?? 'A removed product'} and ${other ?? 'another product'}`

const changeOf = ({ board }: Decided): string => {
  if (board === undefined) return 'has another award'
  const { name, place } = board
  const of = `the ${name.charAt(0).toLowerCase()}${name.slice(1)}`
  if (place.after === undefined) return `is no longer #${place.before} on ${of}`
  return place.before === undefined ? `is now #${place.after} on ${of}` : `is now #${place.after} instead of #${place.before} on ${of}`
}

/** "21 Nov 2026, 14:05 UTC", as pages say it. */
export const momentLabel = (at: NonNullable<Decided['until']>): string => at.toUTC().setLocale('en').toFormat("d LLL yyyy, HH:mm 'UTC'")
