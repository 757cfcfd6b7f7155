import type { Detector, HeldBy, Review } from '@debut/events/vote-review/review-answers.ts'
import { grouped } from '../../ui/grouped.ts'

export const DETECTORS: Readonly<Record<Detector, string>> = {
  burst: 'Burst',
  'new-account': 'New accounts',
  'shared-origin': 'One network',
  ring: 'Ring',
}

export const HELD_BY: Readonly<Record<HeldBy, string>> = {
  detectors: 'held automatically',
  admins: 'held by an admin',
  both: 'held automatically and by an admin',
}

type Found = NonNullable<Review['evidence']>[number]

export const many = (count: number, one: string, more = `${one}s`) => `${grouped(count)} ${count === 1 ? one : more}`

/** 80 is "1 min 20 s". */
export const durationLabel = (seconds: number): string => {
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, Math.round(seconds) % 60]
  if (hours >= 48) return `${Math.round(hours / 24)} days`
  return [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`, hours === 0 && (rest > 0 || minutes === 0) && `${rest} s`]
    .filter((part) => part !== false)
    .join(' ')
}

/** What the figures of a detector say. */
export const evidenceSentence = ({ detector, votes, figures }: Found): string => {
  const figure = (name: string) => figures[name] ?? 0
  switch (detector) {
    case 'burst':
      return `${many(figure('votes') || votes, 'vote')} within ${durationLabel(figure('seconds'))}, by members who had voted for nothing else. Other launches got far fewer at that time.`
    case 'new-account':
      return `${many(figure('votes') || votes, 'account')} made within ${figure('minutes')} min of each other, which voted within the hour.`
    case 'shared-origin':
      return `${many(figure('votes') || votes, 'vote')} from one network. ${figure('together')}% of these members’ votes are for the same products.`
    case 'ring':
      return `${many(figure('members'), 'member')} voted for the same ${many(figure('tools'), 'product')}. Taste and habit don’t explain that (score ${grouped(figure('score'))}, held from 18).`
  }
}

/** What speaks for the voters, each as a sentence with how many of them it is true of. */
export const sentencesAgainst = ({ voters, established, regulars, steady }: Review['against']) =>
  [
    { of: established, says: `${established} of ${voters} accounts were older than a month` },
    { of: regulars, says: `${regulars} of ${voters} had voted more than five times before` },
    { of: steady, says: `${steady} of ${voters} were on a streak of five days or more` },
  ].filter(({ of }) => of > 0)

const MONTH_DAYS = 30

export const ageLabel = (days: number | null): string => {
  if (days === null) return 'unknown'
  if (days >= 2 * MONTH_DAYS) return `${Math.floor(days / MONTH_DAYS)} months`
  return days === 0 ? 'under a day' : many(days, 'day')
}

/** "14:31:02", of an instant. */
export const secondLabel = (iso: string): string => iso.slice(11, 19)

export const minuteLabel = (iso: string): string => iso.slice(11, 16)
