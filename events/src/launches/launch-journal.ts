import { defineJournal } from '../kernel/define-journal.ts'
import { LaunchDayClosed } from './launch-day-events.ts'

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : noun.endsWith('ch') ? 'es' : 's'}`

export const launchJournal = [
  defineJournal(LaunchDayClosed, ({ day, standings, votes }) => ({
    kind: 'votes',
    text: `froze ${counted(standings.length, 'launch')} with ${counted(votes, 'vote')} on`,
    about: { kind: 'day', id: day },
  })),
]
