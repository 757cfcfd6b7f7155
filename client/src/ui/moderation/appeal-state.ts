import type { Appealable } from '@debut/events/moderation/appeal-answers.ts'
import { useSelector } from 'react-redux'
import { selectNow } from '../../lib/clock/clock-slice.ts'
import { momentLabel } from '../../lib/clock/day-labels.ts'
import { isoAt } from '../../lib/clock/instants.ts'
import { selectForm } from '../../lib/commands/forms-slice.ts'

/** Of an act that its member can appeal, may have appealed, or can't appeal any more. */
export type AppealState = 'open' | 'over' | 'waiting' | 'answered' | 'settled'

/** What the form that sends the appeal is about. */
export const aboutAppeal = (actId: string): string => `appeal ${actId}`

export const appealState = ({ appeal, appealUntil }: Appealable, isSent: boolean, now: string): AppealState => {
  if (appeal?.outcome === 'settled') return 'settled'
  if (appeal !== null) return appeal.outcome === null ? 'waiting' : 'answered'
  if (isSent) return 'waiting'
  return now <= appealUntil ? 'open' : 'over'
}

/** An appeal that was sent on this page waits for its answer, also before the server's answer shows it. */
export const useAppealState = (appealable: Appealable): AppealState => {
  const isSent = useSelector(selectForm(aboutAppeal(appealable.actId)))?.status === 'done'
  return appealState(appealable, isSent, isoAt(useSelector(selectNow)))
}

export const appealText = ({ appeal, appealUntil }: Appealable, state: AppealState): string => {
  switch (state) {
    case 'open':
      return `You can appeal once, until ${momentLabel(appealUntil)}.`
    case 'over':
      return `You could appeal until ${momentLabel(appealUntil)}.`
    case 'waiting':
      return 'Your appeal waits for a moderator’s answer.'
    case 'settled':
      return 'A moderator took this back, so your appeal needs no answer.'
    case 'answered':
      return `${appeal?.outcome === 'overturned' ? 'Your appeal was accepted' : 'Your appeal was turned down'}: “${appeal?.answer ?? ''}”`
  }
}
