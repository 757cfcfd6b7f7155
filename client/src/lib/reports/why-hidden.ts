import type { Hidden } from '@debut/events/kernel/texts/text-form.ts'
import { WHY_HIDDEN } from './report-labels.ts'

/** What a rule found, as the end of a sentence. */
const found = ({ reason }: Hidden): string => {
  if (reason === 'links') return 'because of its links'
  if (reason === 'duplicate') return 'because it says nearly the same as another text of the last day'
  if (reason === 'words') return 'because of a word in it'
  return 'until a moderator has looked at it'
}

const says = ({ reason, note }: Hidden): string => {
  const why = `Only you can see it. The reason is: ${WHY_HIDDEN[reason].toLowerCase()}.`
  return note === null ? why : `${why} A moderator adds: “${note}”`
}

/** Tells an author why others can't read what they wrote, and what happens next. */
export const whyHidden = (what: 'post' | 'comment' | 'review', text: Hidden): { readonly title: string; readonly says: string } =>
  text.isHeld
    ? {
        title: `Your ${what} is held, ${found(text)}`,
        says: 'Only you can see it. A moderator looks at it, and then shows it to everybody or leaves it hidden.',
      }
    : { title: `A moderator hid your ${what}`, says: says(text) }
