import { DecideDialog, itsProducts } from './decide-dialog.tsx'

type Props = { readonly tag: string; readonly tools: number; readonly of: 'merge' | 'ban' }

/** Undoes what was decided last. */
export const RestoreDialog = ({ tag, tools, of }: Props) => (
  <DecideDialog
    tag={tag}
    label="Restore"
    title={`Restore #${tag}?`}
    text={
      of === 'merge'
        ? `Takes ${itsProducts(tools)} back from the other tag: they stand under #${tag} again, and so do its addresses.`
        : `Gives it back to ${itsProducts(tools)}. It is shown again, and makers can choose it.`
    }
    act="Restore it"
    decision={{ kind: 'restore' }}
  />
)
