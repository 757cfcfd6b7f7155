import type { ToolReason } from '@debut/events/tools/tool-moderation.ts'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { createApiClient } from '../../../lib/api/api-client.ts'
import { findMember } from '../../../lib/api/find-member.ts'
import { toastShown } from '../../../lib/toasts/toasts-slice.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { asReasons } from './moderation-labels.ts'
import type { ActedOn } from './acted-on.ts'
import { type Shown, useToolAct } from './use-tool-act.ts'

const REASONS: readonly ToolReason[] = ['ownership', 'impersonation', 'spam', 'mistake', 'reviewed']
const TRANSFER = 'transfer'

/** The same for everybody. */
const api = createApiClient({ baseUrl: '', timeout: 5_000, retries: 1 })
const memberNamed = (username: string) => findMember(api, username).catch(() => undefined)

const unknownMember = (username: string) =>
  toastShown({
    id: 'unknown-member',
    color: 'warn',
    title: `There is no member called ${username}`,
    description: 'Ask them for their username.',
  })

/** Lets an admin remove a maker, or give the tool another owner. */
export const MakersDialog = ({ tool, shown }: { readonly tool: ActedOn; readonly shown: Shown }) => {
  const { name, makers } = tool
  const { isBusy, act } = useToolAct(tool, shown)
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
      busy={isBusy}
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
        if (what !== TRANSFER) return act({ act: 'remove-maker', memberId: what }, reason)
        void memberNamed(username).then((found) =>
          found === undefined ? dispatch(unknownMember(username)) : act({ act: 'transfer', memberId: found.memberId }, reason),
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
