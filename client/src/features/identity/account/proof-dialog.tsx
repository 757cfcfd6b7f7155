import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { RecoveryCodeForm } from '../recovery-code-form.tsx'
import type { Factor } from './account.ts'
import { CodeForm } from './code-form.tsx'
import { ProveAgain } from './prove-again.tsx'
import { type AskedProof, proofDropped, proofGiven, proofMessageRequested, selectProof } from './proof-slice.ts'

/** Asks members to prove who they are before what only they may do, which is then done. */
export const ProofDialog = () => {
  const proof = useSelector(selectProof)
  const dispatch = useDispatch()
  if (proof === null) return null
  return (
    <Dialog
      open
      size="s"
      onOpenChange={(isOpen) => {
        if (!isOpen) dispatch(proofDropped())
      }}
      title="Is it you?"
      description={proof.why}
    >
      <Ways proof={proof} />
    </Dialog>
  )
}

const Ways = ({ proof }: { proof: AskedProof }) => {
  const dispatch = useDispatch()
  if (proof.kind === 'factor') return <ByFactor factors={proof.factors} proof={proof} />
  if (proof.kind === 'again') return <ProveAgain {...proof} />
  return <CodeForm label="Code" submit="Go on" busy={proof.busy} error={proof.error} onCode={(code) => dispatch(proofGiven({ code }))} />
}

const RECOVERY_CODE = 'recovery-code'

const ByFactor = ({ factors, proof }: { factors: readonly Factor[]; proof: AskedProof }) => {
  const [chosen, setChosen] = useState(factors[0]?.id)
  const factor = factors.find(({ id }) => id === chosen)
  if (factors.length === 0)
    return <Notice tone="warn">We find no second factor on this account. Sign out, sign in again, and try once more.</Notice>
  return (
    <div className="grid gap-5">
      <Select
        label="With"
        value={factor?.id ?? RECOVERY_CODE}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        options={[...factors.map(({ id, name }) => ({ value: id, label: name })), { value: RECOVERY_CODE, label: 'A recovery code' }]}
      />
      {factor === undefined ? (
        <ByRecoveryCode proof={proof} />
      ) : factor.type === 'webauthn' ? (
        <ByPasskey key={factor.id} factor={factor} proof={proof} />
      ) : (
        <ByCode key={factor.id} factor={factor} proof={proof} />
      )}
    </div>
  )
}

const ByCode = ({ factor, proof: { busy, error } }: { factor: Factor; proof: AskedProof }) => {
  const [isSent, setSent] = useState(factor.type === 'totp')
  const dispatch = useDispatch()
  const send = () => {
    dispatch(proofMessageRequested({ factorId: factor.id }))
    setSent(true)
  }
  if (!isSent) return <Button onClick={send}>Send me a text message</Button>
  return (
    <CodeForm
      label={factor.type === 'totp' ? `Six digits from ${factor.name}` : 'Code of the message'}
      submit="Go on"
      busy={busy}
      error={error}
      onCode={(code) => dispatch(proofGiven({ factorId: factor.id, code }))}
    >
      {factor.type === 'phone' && (
        <Button look="ghost" onClick={send}>
          Send it again
        </Button>
      )}
    </CodeForm>
  )
}

const ByRecoveryCode = ({ proof: { busy, error } }: { proof: AskedProof }) => {
  const dispatch = useDispatch()
  return (
    <RecoveryCodeForm error={error} onCode={(recoveryCode) => dispatch(proofGiven({ recoveryCode }))}>
      <Button type="submit" busy={busy} className="justify-self-start">
        Go on
      </Button>
    </RecoveryCodeForm>
  )
}

const ByPasskey = ({ factor, proof: { busy, error } }: { factor: Factor; proof: AskedProof }) => {
  const dispatch = useDispatch()
  return (
    <div className="grid gap-4">
      {error !== null && <Notice tone="bad">{error}</Notice>}
      <Button busy={busy} onClick={() => dispatch(proofGiven({ factorId: factor.id }))}>
        Use {factor.name}
      </Button>
    </div>
  )
}
