import type { ToolReason } from '@debut/events/tools/tool-moderation.ts'
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { asReasons } from './moderation-labels.ts'
import type { ActedOn } from './acted-on.ts'
import { selectIsActing, toolActRequested } from './tool-acts-slice.ts'

const REASONS: readonly ToolReason[] = ['ownership', 'impersonation', 'spam', 'mistake', 'reviewed']
const TRANSFER = 'transfer'

/** Lets an admin remove a maker, or give the tool another owner. */
export const MakersDialog = ({ tool: { toolId, name, makers } }: { readonly tool: ActedOn }) => {
  const busy = useSelector(selectIsActing(toolId))
  const dispatch = useDispatch()
  const [what, setWhat] = useState('')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState<ToolReason>()
  const username = typed.trim().replace(/^@/, '').toLowerCase()
  const isReady = reason !== undefined && what !== '' && (what !== TRANSFER || username !== '')
  return (
    <ConfirmDialog
      label="Makers"
      fullLabel={`Makers of ${name}`}
      busy={busy}
      title={`Who makes ${name}?`}
      text="The owner can invite a maker again whom you remove. If you give the tool another owner, the present one stays a maker."
      act="Do it"
      isReady={isReady}
      onOpen={() => {
        setWhat('')
        setTyped('')
        setReason(undefined)
      }}
      onAct={() => {
        if (reason === undefined) return
        const on = { toolId, name, reason }
        dispatch(
          toolActRequested(what === TRANSFER ? { ...on, act: 'transfer', username } : { ...on, act: 'remove-maker', memberId: what }),
        )
      }}
    >
      <div className="grid gap-4">
        <Select
          label="Decision"
          placeholder="Choose what happens"
          options={[
            ...makers.map((maker) => ({ value: maker.memberId, label: `Remove ${maker.username ?? 'a former member'} as a maker` })),
            { value: TRANSFER, label: 'Give it another owner' },
          ]}
          onChange={({ currentTarget }) => setWhat(currentTarget.value)}
        />
        {what === TRANSFER ? (
          <TextField
            label="New owner"
            before="@"
            placeholder="username"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={41}
          />
        ) : null}
        <Select
          label="Because"
          placeholder="Choose a reason"
          options={asReasons(REASONS)}
          onChange={({ currentTarget }) => setReason(REASONS.find((value) => value === currentTarget.value))}
        />
      </div>
    </ConfirmDialog>
  )
}
