import type { Thing, ThingKind } from '@debut/events/operations/operation-answers.ts'
import { dateLabel } from '../../../lib/clock/day-labels.ts'
import { grouped } from '../../../ui/grouped.ts'
import { durationLabel } from '../duration-label.ts'

interface Words {
  readonly title: string
  readonly text: string
  /** The page where it is done. */
  readonly act?: { readonly label: string; readonly to: string }
}

const several = (count: number, one: string, many: string) => `${grouped(count)} ${count === 1 ? one : many}`
const of = (name: string | null) => name ?? 'other products'
const PROJECTIONS = '/admin/projections'

const WORDS: Readonly<Record<ThingKind, (thing: Thing) => Words>> = {
  'stopped-projection': ({ name }) => ({
    title: `The projection ${name ?? ''} has stopped`,
    text: 'Pages that read it no longer change.',
    act: { label: 'See why', to: PROJECTIONS },
  }),
  'open-day': ({ name }) => ({
    title: `${name === null ? 'A day' : dateLabel(name)} has not closed`,
    text: 'Its standings and awards are not frozen, and later days wait for it.',
  }),
  'held-votes': ({ count, name }) => ({
    title: `${several(count, 'vote', 'votes')} for ${of(name)} ${count === 1 ? 'is' : 'are'} held`,
    text: 'Held votes don’t count until you decide.',
    act: { label: 'Review', to: '/admin/review' },
  }),
  'parked-events': ({ count, name }) => ({
    title: `${several(count, 'event is', 'events are')} parked in ${name ?? 'other projections'}`,
    text: 'Everything else keeps running.',
    act: { label: 'See events', to: PROJECTIONS },
  }),
  lag: ({ count, name }) => ({
    title: `The projection ${name ?? ''} is ${durationLabel(count)} behind`,
    text: 'Pages that read it show what was.',
    act: { label: 'See projections', to: PROJECTIONS },
  }),
  'free-lease': ({ count, name }) => ({
    title: name === null ? `${several(count, 'process', 'processes')} don’t run` : `${name} doesn’t run`,
    text: 'No instance holds its lease.',
    act: { label: 'See leases', to: '/admin#leases' },
  }),
  backup: ({ since }) => ({
    title: since === null ? 'There is no back-up' : 'The newest back-up is too old',
    text: since === null ? 'Nothing was saved yet.' : `It was made on ${dateLabel(since)} at ${since.slice(11, 16)} UTC.`,
  }),
  'late-email': ({ count }) => ({
    title: `${several(count, 'email waits', 'emails wait')} to be sent`,
    text: 'The oldest has waited for more than ten minutes.',
  }),
  'failed-email': ({ count }) => ({
    title: `${several(count, 'email', 'emails')} could not be delivered today`,
    text: 'A mail server refused them, or they could not be sent in time.',
  }),
  appeals: ({ count }) => ({
    title: `${several(count, 'appeal waits', 'appeals wait')} for an answer`,
    text: 'A moderator’s decision stands until then.',
    act: { label: 'Answer', to: '/moderation/queue' },
  }),
  texts: ({ count }) => ({
    title: `${several(count, 'text waits', 'texts wait')} for a decision`,
    text: 'Members reported them, or a rule holds them.',
    act: { label: 'Decide', to: '/moderation/queue?queue=texts' },
  }),
  tools: ({ count }) => ({
    title: `${several(count, 'tool waits', 'tools wait')} for a first look`,
    text: 'Only its makers see a first tool until you approve it.',
    act: { label: 'Look', to: '/moderation/queue?queue=tools' },
  }),
  messages: ({ count }) => ({
    title: `${several(count, 'message is', 'messages are')} not answered`,
    text: 'They came by the contact form.',
    act: { label: 'Open inbox', to: '/contact/inbox' },
  }),
}

export const wordsOf = (thing: Thing): Words => WORDS[thing.kind](thing)

/** The heading of the page. */
export const needLabel = (things: number): string =>
  things === 0 ? 'Nothing needs you' : things === 1 ? '1 thing needs you' : `${things} things need you`
