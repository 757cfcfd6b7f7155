import { useDispatch, useSelector } from 'react-redux'
import { saveFile } from '../../../lib/api/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { recoveryCodesKept, selectAccount } from './account-slice.ts'

const asText = (codes: readonly string[], email = 'your account') =>
  [`Recovery codes of ${email} at ${location.host}`, 'Each is good once, in place of the second factor.', '', ...codes, ''].join('\n')

/** They are shown here and never again. On paper they stand alone. */
export const RecoveryCodesDialog = () => {
  const { recoveryCodes, account } = useSelector(selectAccount)
  const dispatch = useDispatch()
  if (recoveryCodes === null) return null
  const text = () => asText(recoveryCodes, account?.email)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) dispatch(recoveryCodesKept())
      }}
      title="Keep these recovery codes"
      description="Without your second factor, each of them lets you in once. We show them only now: keep them where you find them without this device."
      footer={<Button onClick={() => dispatch(recoveryCodesKept())}>I have kept them</Button>}
    >
      <div className="grid gap-4">
        <ol
          aria-label="Recovery codes"
          className="printed-alone grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-panel bg-sunken px-5 py-4 font-text text-[15px] font-[560] tracking-wider tabular-nums"
        >
          {recoveryCodes.map((code) => (
            <li key={code}>
              <code className="font-text">{code}</code>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-1">
          <CopyButton text={text} label="Copy them" />
          <Button
            look="ghost"
            size="s"
            onClick={() => saveFile(new Blob([text()], { type: 'text/plain' }), `recovery-codes-${location.hostname}.txt`)}
          >
            Download
          </Button>
          <Button look="ghost" size="s" onClick={() => print()}>
            Print
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
