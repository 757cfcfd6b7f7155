import { DisqualifyLaunch, ReinstateLaunch } from '@debut/events/launches/launch-commands.ts'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { usePlace } from '../../../lib/page/place-context.ts'
import { capital } from '../../../ui/capital.ts'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { WHY_TAKEN } from '../line/line-labels.ts'
import { launchesAt, type ModeratedLaunch } from './moderated-launches.ts'

const REASONS = {
  disqualify: ['spam', 'not-a-product', 'broken-link', 'duplicate', 'vote-manipulation', 'unlawful'],
  reinstate: ['reviewed', 'mistake'],
} as const

const WORDS = {
  disqualify: {
    label: 'Disqualify',
    look: 'danger',
    title: (name: string) => `Take ${name} from the boards?`,
    text: 'It takes no more votes and stands on no board. Its votes are kept, and count again if it is reinstated. Its makers see the reason.',
    act: 'Take it from the boards',
    command: DisqualifyLaunch,
    done: 'It stands on no board now',
  },
  reinstate: {
    label: 'Reinstate',
    look: 'quiet',
    title: (name: string) => `Give ${name} back?`,
    text: 'It stands where its votes put it. Where its day has not come, it waits for another one.',
    act: 'Reinstate it',
    command: ReinstateLaunch,
    done: 'It is given back',
  },
} as const

/** Never without a reason: it is in the log, and its makers read it. */
export const JudgeDialog = ({ launch: { launchId, tool, disqualified } }: { readonly launch: ModeratedLaunch }) => {
  const kind = disqualified === null ? 'disqualify' : 'reinstate'
  const { label, look, title, text, act, command, done } = WORDS[kind]
  const { send, isBusy } = useCommand(`launch ${launchId}`, { done: { title: done }, changes: [launchesAt(usePlace())] })
  return (
    <ReasonDialog
      label={label}
      fullLabel={`${label} ${tool.name}`}
      look={look}
      busy={isBusy}
      title={title(tool.name)}
      text={text}
      act={act}
      reasons={REASONS[kind].map((value) => ({ value, label: capital(WHY_TAKEN[value]) }))}
      onAct={(reason) => send(command, { launchId, reason })}
    />
  )
}
