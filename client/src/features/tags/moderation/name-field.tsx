import { TagName } from '@debut/events/tags/tag-name.ts'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { Filled } from '../../../ui/queues/queue.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { ModeratedTag } from './moderated-tags.ts'

interface Props {
  readonly tag: Pick<ModeratedTag, 'tag' | 'name'>
  readonly fill: (filled: Filled | undefined) => void
}

/** What a tag is shown as. A tag that is kept needs another name than it has. */
export const NameField = ({ tag: { tag, name }, fill }: Props) => {
  const [typed, setTyped] = useState(name ?? tag.replaceAll('-', ' '))
  useEffect(() => {
    const { success, data } = z.safeParse(TagName, typed)
    fill(success && data !== name ? { payload: { name: data } } : undefined)
  }, [typed, name, fill])
  return (
    <TextField
      label="Shown as"
      maxLength={30}
      value={typed}
      hint="As people write it: AI, SEO, road trips."
      onChange={({ currentTarget: { value } }) => setTyped(value)}
    />
  )
}
