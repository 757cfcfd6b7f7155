import type { ToolReason } from '@debut/events/tools/tool-moderation.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import type { ActedOn } from './acted-on.ts'
import { MakersDialog } from './makers-dialog.tsx'
import { asReasons } from './moderation-labels.ts'
import { type Shown, useToolAct } from './use-tool-act.ts'

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

interface Props {
  readonly tool: ActedOn
  readonly shown: Shown
}

/** Shows an admin the buttons for what can be decided about a tool. */
export const ToolActs = ({ tool, shown }: Props) => {
  const { withheld } = tool
  return (
    <div className="flex flex-wrap gap-2">
      {withheld?.act === 'hold' ? <Approve tool={tool} shown={shown} /> : null}
      {withheld?.act === 'hide' ? <Act tool={tool} shown={shown} kind="restore" /> : <Act tool={tool} shown={shown} kind="hide" />}
      <Act tool={tool} shown={shown} kind="remove" />
      <MakersDialog tool={tool} shown={shown} />
    </div>
  )
}

/** The reason is always the same: somebody has looked at it. */
const Approve = ({ tool, shown }: Props) => {
  const { name } = tool
  const { isBusy, act } = useToolAct(tool, shown)
  return (
    <ConfirmDialog
      label="Approve"
      fullLabel={`Approve ${name}`}
      look="primary"
      busy={isBusy}
      title={`Let everybody see ${name}?`}
      text="If it waits in the line, it takes the next day that is free. Its owner’s later tools are shown at once."
      act="Approve it"
      onAct={() => act({ act: 'approve' }, 'reviewed')}
    />
  )
}

const Act = ({ tool, shown, kind }: Props & { readonly kind: keyof typeof ACTS }) => {
  const { name } = tool
  const { label, look, title, text, act: says, reasons } = ACTS[kind]
  const { isBusy, act } = useToolAct(tool, shown)
  return (
    <ReasonDialog
      label={label}
      fullLabel={`${label} ${name}`}
      look={look}
      busy={isBusy}
      title={title(name)}
      text={text}
      act={says}
      reasons={asReasons(reasons)}
      onAct={(reason) => act({ act: kind }, reason)}
    />
  )
}
