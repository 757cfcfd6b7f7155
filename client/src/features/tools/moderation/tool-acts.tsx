import type { ToolReason } from '@debut/events/tools/tool-moderation.ts'
import { useDispatch, useSelector } from 'react-redux'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import type { ActedOn } from './acted-on.ts'
import { MakersDialog } from './makers-dialog.tsx'
import { asReasons } from './moderation-labels.ts'
import { selectIsActing, toolActRequested } from './tool-acts-slice.ts'

const AGAINST: readonly ToolReason[] = ['phishing', 'spam', 'impersonation', 'unlawful', 'not-a-product', 'broken-link', 'duplicate']

const ACTS = {
  hide: {
    label: 'Hide',
    look: 'danger',
    title: (name: string) => `Hide ${name}?`,
    text: 'It can’t be found, and no link of ours leads to it, until an admin restores it. Its votes are kept. Its makers read the reason in their tools.',
    act: 'Hide it',
    reasons: AGAINST,
  },
  restore: {
    label: 'Restore',
    look: 'quiet',
    title: (name: string) => `Let everybody see ${name} again?`,
    text: 'It stands where its votes put it, unless its makers have hidden it themselves.',
    act: 'Restore it',
    reasons: ['reviewed', 'mistake'],
  },
  remove: {
    label: 'Remove',
    look: 'danger',
    title: (name: string) => `Remove ${name} for ever?`,
    text: 'Its page, its address and its place in the line go. The days that are over keep its name and its votes. This can’t be undone.',
    act: 'Remove it',
    reasons: [...AGAINST, 'ownership'],
  },
} as const

/** Shows an admin the buttons for what can be decided about a tool. */
export const ToolActs = ({ tool }: { readonly tool: ActedOn }) => {
  const { withheld } = tool
  return (
    <div className="flex flex-wrap gap-2">
      {withheld?.act === 'hold' ? <Approve tool={tool} /> : null}
      {withheld?.act === 'hide' ? <Act tool={tool} kind="restore" /> : <Act tool={tool} kind="hide" />}
      <Act tool={tool} kind="remove" />
      <MakersDialog tool={tool} />
    </div>
  )
}

/** The reason is always the same: somebody has looked at it. */
const Approve = ({ tool: { toolId, name } }: { readonly tool: ActedOn }) => {
  const busy = useSelector(selectIsActing(toolId))
  const dispatch = useDispatch()
  return (
    <ConfirmDialog
      label="Approve"
      fullLabel={`Approve ${name}`}
      look="primary"
      busy={busy}
      title={`Let everybody see ${name}?`}
      text="If it waits in the line, it takes the next day that is free. Its owner’s later tools are shown at once."
      act="Approve it"
      onAct={() => dispatch(toolActRequested({ toolId, name, act: 'approve', reason: 'reviewed' }))}
    />
  )
}

const Act = ({ tool: { toolId, name }, kind }: { readonly tool: ActedOn; readonly kind: keyof typeof ACTS }) => {
  const { label, look, title, text, act, reasons } = ACTS[kind]
  const busy = useSelector(selectIsActing(toolId))
  const dispatch = useDispatch()
  return (
    <ReasonDialog
      label={label}
      fullLabel={`${label} ${name}`}
      look={look}
      busy={busy}
      title={title(name)}
      text={text}
      act={act}
      reasons={asReasons(reasons)}
      onAct={(reason) => dispatch(toolActRequested({ toolId, name, act: kind, reason }))}
    />
  )
}
