import { useDispatch, useSelector } from 'react-redux'
import { ConfirmDialog, type ConfirmProps } from '../../../ui/confirm-dialog.tsx'
import { type Decision, selectTagsQueue, tagDecided } from './tags-queue-slice.ts'

type Props = Omit<ConfirmProps, 'fullLabel' | 'busy' | 'isReady' | 'onAct'> & {
  readonly tag: string
  /** Undefined while something is missing. */
  readonly decision: Decision | undefined
}

export const DecideDialog = ({ tag, decision, ...rest }: Props) => {
  const busy = useSelector(selectTagsQueue).busy.includes(tag)
  const dispatch = useDispatch()
  const decide = () => {
    if (decision !== undefined) dispatch(tagDecided(decision))
  }
  return <ConfirmDialog {...rest} fullLabel={`${rest.label} ${tag}`} busy={busy} isReady={decision !== undefined} onAct={decide} />
}

/** "its 3 products". */
export const itsProducts = (tools: number): string => (tools === 1 ? 'its one product' : `its ${tools.toLocaleString('en-US')} products`)
