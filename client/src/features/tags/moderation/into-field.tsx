import { useState } from 'react'
import { useSought } from '../../../lib/resources/use-resource.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { grouped } from '../../../ui/grouped.ts'
import type { Filled } from '../../../ui/queues/queue.ts'
import { useRested } from '../../../ui/use-rested.ts'
import { moderatedTags, type ModeratedTag } from './moderated-tags.ts'

const TYPED_FOR = 250

interface Props {
  readonly tag: string
  readonly fill: (filled: Filled | undefined) => void
}

/** The tag to merge another one into, which is kept. */
export const IntoField = ({ tag, fill }: Props) => {
  const [into, setInto] = useState<Pick<ModeratedTag, 'tag' | 'name'>>()
  const [typed, setTyped] = useState('')
  const { kept, totals } = useSought(moderatedTags({ q: useRested(typed, TYPED_FOR).slice(0, 80) })) ?? { kept: [], totals: { kept: 0 } }
  const others = kept.filter((each) => each.tag !== tag)
  const options = into === undefined || others.some((each) => each.tag === into.tag) ? others : [into, ...others]
  const further = totals.kept - kept.length
  const choose = (value: string | null) => {
    const chosen = options.find((each) => each.tag === value)
    setInto(chosen)
    fill(chosen && { payload: { into: chosen.tag }, act: `Merge it into #${chosen.name ?? chosen.tag}` })
  }
  return (
    <Combobox
      label="Into"
      placeholder="Choose a tag that is kept"
      searchPlaceholder="A part of it, or of its name"
      options={options.map((each) => ({
        value: each.tag,
        label: each.name ?? each.tag,
        ...(each.name !== each.tag && { hint: each.tag }),
      }))}
      value={into?.tag ?? null}
      onSearch={setTyped}
      {...(further > 0 && { more: `${grouped(further)} more: type a part of the name.` })}
      onValueChange={choose}
    />
  )
}
