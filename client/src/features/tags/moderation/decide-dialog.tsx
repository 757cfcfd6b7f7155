import { ConfirmDialog, type ConfirmProps } from '../../../ui/confirm-dialog.tsx'
import { type Decision, useDecision } from './use-decision.ts'

type Props = Omit<ConfirmProps, 'fullLabel' | 'busy' | 'isReady' | 'onAct'> & {
  readonly tag: string
  /** Undefined while something is missing. */
  readonly decision: Decision | undefined
}

export const DecideDialog = ({ tag, decision, ...rest }: Props) => {
  const { isBusy, decide } = useDecision(tag)
  const act = () => {
    if (decision !== undefined) decide(decision)
  }
  return <ConfirmDialog {...rest} fullLabel={`${rest.label} ${tag}`} busy={isBusy} isReady={decision !== undefined} onAct={act} />
}

/** "its 3 products". */
export const itsProducts = (tools: number): string => (tools === 1 ? 'its one product' : `its ${tools.toLocaleString('en-US')} products`)
