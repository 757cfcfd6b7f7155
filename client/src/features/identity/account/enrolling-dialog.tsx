import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { type Enrolling, enrollingCodeGiven, enrollingDropped, selectAccount, selectProgress } from './account-slice.ts'
import { CodeForm } from './code-form.tsx'
import { selectProof } from './proof-slice.ts'
import { QrCode } from './qr-code.tsx'

/** The second half of adding a factor: its first code shows that it works. */
export const EnrollingDialog = () => {
  const { enrolling } = useSelector(selectAccount)
  const proof = useSelector(selectProof)
  const dispatch = useDispatch()
  if (enrolling === null) return null
  return (
    <Dialog
      open={proof === null}
      onOpenChange={(isOpen) => {
        if (!isOpen) dispatch(enrollingDropped())
      }}
      title={enrolling.type === 'totp' ? 'Add your authenticator app' : 'Confirm your number'}
      description={
        enrolling.type === 'totp'
          ? 'Scan this with the app, or type the key into it. Then enter the six digits that it shows.'
          : `We have sent a code to ${enrolling.phone}.`
      }
    >
      <Steps enrolling={enrolling} />
    </Dialog>
  )
}

const Steps = ({ enrolling }: { enrolling: Enrolling }) => {
  const { busy, error } = useSelector(selectProgress(enrolling.type === 'totp' ? 'totp' : 'phone-factor'))
  const dispatch = useDispatch()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {enrolling.type === 'totp' && (
        <div className="grid justify-items-center gap-3 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:justify-items-start sm:gap-5">
          <QrCode svg={enrolling.qrCode} label="Code to scan with your authenticator app" />
          <div className="grid min-w-0 gap-1 text-[13.5px] text-ink-2">
            <span>Can’t scan it? Type this key:</span>
            <code className="font-text text-[14.5px]/[1.6] font-[560] tracking-wider text-ink wrap-anywhere">
              {enrolling.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
            </code>
            <span className="-ml-2.5">
              <CopyButton text={() => enrolling.secret} label="Copy key" />
            </span>
          </div>
        </div>
      )}
      <CodeForm label="Six digits" submit="Turn it on" busy={busy} error={error} onCode={(code) => dispatch(enrollingCodeGiven(code))}>
        <Button look="ghost" onClick={() => dispatch(enrollingDropped())}>
          Cancel
        </Button>
      </CodeForm>
    </div>
  )
}
