import { AcceptAlternative, RejectAlternative } from '@debut/events/alternatives/alternative-commands.ts'
import type { RejectReason } from '@debut/events/alternatives/alternative-form.ts'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { proposals } from './proposals.ts'

/** What an admin decides about a pair. */
export const useJudgement = (alternativeId: string) => {
  const { send, isBusy } = useCommand(`pair ${alternativeId}`, { changes: [proposals()] })
  return {
    isBusy,
    accept: () => void send(AcceptAlternative, { alternativeId }, { title: 'The two are shown as alternatives now' }),
    reject: (reason: RejectReason) => void send(RejectAlternative, { alternativeId, reason }, { title: 'It is turned down' }),
  }
}
