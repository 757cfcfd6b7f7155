import { useState } from 'react'
import { ConfirmDialog, type ConfirmProps } from './confirm-dialog.tsx'
import { Select } from './select.tsx'

type Props<Reason> = Omit<ConfirmProps, 'isReady' | 'onAct' | 'onOpen' | 'children'> & {
  readonly reasons: readonly { readonly value: Reason; readonly label: string }[]
  readonly onAct: (reason: Reason) => void
}

/** Asks why, and does nothing without a reason. */
export const ReasonDialog = <Reason extends string>({ reasons, onAct, ...rest }: Props<Reason>) => {
  const [reason, setReason] = useState<Reason>()
  return (
    <ConfirmDialog
      {...rest}
      isReady={reason !== undefined}
      onOpen={() => setReason(undefined)}
      onAct={() => {
        if (reason !== undefined) onAct(reason)
      }}
    >
      <Select
        label="Because"
        placeholder="Choose a reason"
        options={reasons}
        onChange={({ currentTarget }) => setReason(reasons.find(({ value }) => value === currentTarget.value)?.value)}
      />
    </ConfirmDialog>
  )
}
