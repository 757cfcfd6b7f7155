import { type TagBanReason, tagBanReasons } from '@debut/events/tags/tag-name.ts'
import { useState } from 'react'
import { Select } from '../../../ui/select.tsx'
import { WHY_BANNED } from './ban-words.ts'
import { DecideDialog, itsProducts } from './decide-dialog.tsx'

/** Never without a reason: it is in the log. */
export const BanDialog = ({ tag, tools }: { readonly tag: string; readonly tools: number }) => {
  const [reason, setReason] = useState<TagBanReason>()
  return (
    <DecideDialog
      tag={tag}
      label="Ban"
      look="danger"
      title={`Ban #${tag}?`}
      text={`Takes it from ${itsProducts(tools)}, which stay as they are otherwise. It is shown nowhere, and no maker can choose it.`}
      act="Ban it"
      decision={reason === undefined ? undefined : { tag, kind: 'ban', reason }}
    >
      <Select
        label="Because"
        placeholder="Choose a reason"
        options={tagBanReasons.map((value) => ({ value, label: WHY_BANNED[value] }))}
        onChange={({ currentTarget: { value } }) => setReason(tagBanReasons.find((each) => each === value))}
      />
    </DecideDialog>
  )
}
