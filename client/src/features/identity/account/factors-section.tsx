import { useCallback, useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { TimeAgo } from '../../../lib/clock/time-ago.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { FormSection } from '../../../ui/form-section.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Account, Factor } from './account.ts'
import {
  type Task,
  factorRemovalRequested,
  passkeyRequested,
  phoneFactorRequested,
  selectAccount,
  selectProgress,
  totpRequested,
} from './account-slice.ts'
import { ChangeForm } from './change-form.tsx'
import { formPhone, formText } from './form-text.ts'
import { NumberField } from './number-field.tsx'
import { RecoveryCodesRow } from './recovery-codes-row.tsx'

const ICONS = { totp: 'lucide:qr-code', phone: 'lucide:message-square-lock', webauthn: 'lucide:fingerprint' }

const KINDS = {
  totp: { task: 'totp', add: 'Add an authenticator app', name: 'Authenticator app', submit: 'Show the code to scan' },
  webauthn: { task: 'passkey', add: 'Add a passkey', name: 'Passkey', submit: 'Make a passkey' },
  phone: { task: 'phone-factor', add: 'Add a phone', name: 'Phone', submit: 'Send a code' },
} as const satisfies Record<Factor['type'], { task: Task; add: string; name: string; submit: string }>

/** What is asked for beside the password, or whatever else lets somebody in. */
export const FactorsSection = ({ account: { factors } }: { account: Account }) => {
  const { services } = useSelector(selectAccount)
  const { error } = useSelector(selectProgress('factor'))
  const [adding, setAdding] = useState<Factor['type']>()
  const close = useCallback(() => setAdding(undefined), [])
  const kinds: readonly Factor['type'][] = services.phone ? ['totp', 'webauthn', 'phone'] : ['totp', 'webauthn']
  return (
    <FormSection title="Second factor" hint="Somebody who finds out your password still can’t get in without it.">
      {factors.length > 0 && (
        <ul className="divide-y divide-line-2 rounded-panel border border-line-2 bg-surface">
          {factors.map((factor) => (
            <Row key={factor.id} factor={factor} isLast={factors.length === 1} />
          ))}
        </ul>
      )}
      {error !== null && (
        <Notice tone="bad" title="That could not be done">
          {error}
        </Notice>
      )}
      {factors.length > 0 && <RecoveryCodesRow />}
      {factors.length === 1 && (
        <Notice tone="warn" title="Keep a second one">
          Lose the only one, and only your recovery codes let you in. A passkey and an app together are a good pair.
        </Notice>
      )}
      {adding === undefined ? (
        <ul className="flex flex-wrap gap-2.5">
          {kinds.map((kind) => (
            <li key={kind}>
              <Button look="quiet" size="s" onClick={() => setAdding(kind)}>
                <Icon name={ICONS[kind]} className="size-4" />
                {KINDS[kind].add}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <AddForm key={adding} kind={adding} onClose={close} />
      )}
    </FormSection>
  )
}

const Row = ({ factor: { id, type, name, addedAt }, isLast }: { factor: Factor; isLast: boolean }) => {
  const { busy } = useSelector(selectProgress('factor'))
  const [isAsking, setAsking] = useState(false)
  const dispatch = useDispatch()
  const remove = () => {
    setAsking(false)
    dispatch(factorRemovalRequested(id))
  }
  return (
    <li className="flex min-h-14 items-center gap-3.5 px-4 py-2.5">
      <Icon name={ICONS[type]} className="size-5" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-[14.5px] font-[560]">{name}</span>
        <span className="block text-[13px] text-ink-2">
          added <TimeAgo iso={addedAt} />
        </span>
      </span>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        size="s"
        title={`Remove ${name}?`}
        description={
          isLast ? 'It is your only second factor. Without it, your password alone lets somebody in.' : 'Your other second factors stay.'
        }
        trigger={
          <Button look="ghost" size="s" disabled={busy} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        }
        footer={
          <>
            <DialogClose>
              <Button look="ghost">Keep it</Button>
            </DialogClose>
            <Button look="danger" onClick={remove}>
              Remove
            </Button>
          </>
        }
      />
    </li>
  )
}

const AddForm = ({ kind, onClose }: { kind: Factor['type']; onClose: () => void }) => {
  const { task, name, submit } = KINDS[kind]
  const { busy, error, done } = useSelector(selectProgress(task))
  const [openedAt] = useState(done)
  const dispatch = useDispatch()
  useEffect(() => {
    if (done > openedAt) onClose()
  }, [done, openedAt, onClose])
  const send = (form: HTMLFormElement) => {
    const called = formText(form, 'name') || name
    if (kind === 'totp') dispatch(totpRequested(called))
    else if (kind === 'webauthn') dispatch(passkeyRequested(called))
    else dispatch(phoneFactorRequested({ name: called, phone: formPhone(form) }))
  }
  return (
    <ChangeForm submit={submit} busy={busy} onSend={send} onCancel={onClose} className="rounded-panel border border-line-2 bg-surface p-4">
      <TextField
        label="What you call it"
        hint={kind === 'webauthn' ? 'For example the device that keeps it.' : 'To tell it from others.'}
        name="name"
        defaultValue={name}
        maxLength={60}
        autoComplete="off"
        className="max-w-72"
        {...(kind !== 'phone' && { error })}
      />
      {kind === 'phone' && <NumberField error={error} />}
    </ChangeForm>
  )
}
