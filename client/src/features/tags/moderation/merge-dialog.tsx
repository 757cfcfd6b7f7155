import { useState } from 'react'
import { useSought } from '../../../lib/resources/use-resource.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { grouped } from '../../../ui/grouped.ts'
import { DecideDialog, itsProducts } from './decide-dialog.tsx'
import { useRested } from '../../../ui/use-rested.ts'
import { moderatedTags, NOTHING, type Queue } from './moderated-tags.ts'

type Target = Pick<Queue['kept'][number], 'tag' | 'name'>
const TYPED_FOR = 250

/** Into one that is kept. */
export const MergeDialog = ({ tag, tools }: { readonly tag: string; readonly tools: number }) => {
  const [into, setInto] = useState<Target>()
  const [typed, setTyped] = useState('')
  const { kept, totals } = useSought(moderatedTags({ q: useRested(typed, TYPED_FOR).slice(0, 80) })) ?? NOTHING
  const others = kept.filter((each) => each.tag !== tag)
  const options = into === undefined || others.some((each) => each.tag === into.tag) ? others : [into, ...others]
  const further = totals.kept - kept.length
  const moves = `Moves ${itsProducts(tools)}`
  return (
    <DecideDialog
      tag={tag}
      label="Merge"
      title={`Merge #${tag} into another tag?`}
      text={`${moves} to the other tag, once each. /tags/${tag} and its feeds lead there from now on.`}
      act={into === undefined ? 'Merge it' : `Merge it into #${into.name}`}
      decision={into === undefined ? undefined : { kind: 'merge', into: into.tag }}
    >
      <Combobox
        label="Into"
        placeholder="Choose a tag that is kept"
        searchPlaceholder="A part of it, or of its name"
        options={options.map((each) => ({ value: each.tag, label: each.name, ...(each.name !== each.tag && { hint: each.tag }) }))}
        value={into?.tag ?? null}
        onSearch={setTyped}
        {...(further > 0 && { more: `${grouped(further)} more: type a part of the name.` })}
        onValueChange={(value) => setInto(options.find((each) => each.tag === value))}
      />
    </DecideDialog>
  )
}
