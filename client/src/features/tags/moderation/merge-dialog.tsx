import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Combobox } from '../../../ui/combobox.tsx'
import { grouped } from '../../../ui/grouped.ts'
import { DecideDialog, itsProducts } from './decide-dialog.tsx'
import { selectTagsQueue, type Target, targetSought } from './tags-queue-slice.ts'

/** Into one that is kept. */
export const MergeDialog = ({ tag, tools }: { readonly tag: string; readonly tools: number }) => {
  const [into, setInto] = useState<Target>()
  const { targets, targetsTotal } = useSelector(selectTagsQueue)
  const dispatch = useDispatch()
  const others = targets.filter((each) => each.tag !== tag)
  const options = into === undefined || others.some((each) => each.tag === into.tag) ? others : [into, ...others]
  const seek = (typed: string) => dispatch(targetSought(typed))
  const further = targetsTotal - targets.length
  const moves = `Moves ${itsProducts(tools)}`
  return (
    <DecideDialog
      tag={tag}
      label="Merge"
      title={`Merge #${tag} into another tag?`}
      text={`${moves} to the other tag, once each. /tags/${tag} and its feeds lead there from now on.`}
      act={into === undefined ? 'Merge it' : `Merge it into #${into.name}`}
      decision={into === undefined ? undefined : { tag, kind: 'merge', into: into.tag }}
    >
      <Combobox
        label="Into"
        placeholder="Choose a tag that is kept"
        searchPlaceholder="A part of it, or of its name"
        options={options.map((each) => ({ value: each.tag, label: each.name, ...(each.name !== each.tag && { hint: each.tag }) }))}
        value={into?.tag ?? null}
        onSearch={seek}
        {...(further > 0 && { more: `${grouped(further)} more: type a part of the name.` })}
        onValueChange={(value) => setInto(options.find((each) => each.tag === value))}
      />
    </DecideDialog>
  )
}
