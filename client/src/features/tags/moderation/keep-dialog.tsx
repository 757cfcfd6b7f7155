import { TagName } from '@debut/events/tags/tag-name.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { TextField } from '../../../ui/text-field.tsx'
import { DecideDialog } from './decide-dialog.tsx'

/** Kept before, it is given another name. */
export const KeepDialog = ({ tag, name }: { readonly tag: string; readonly name: string | null }) => {
  const [typed, setTyped] = useState(name ?? tag.replaceAll('-', ' '))
  const parsed = z.safeParse(TagName, typed)
  const isNew = name === null
  return (
    <DecideDialog
      tag={tag}
      label={isNew ? 'Keep' : 'Rename'}
      title={isNew ? `Keep #${tag}?` : `Rename #${name}?`}
      text={`Its address stays /tags/${tag}.`}
      act={isNew ? 'Keep it' : 'Rename it'}
      decision={parsed.success && parsed.data !== name ? { kind: 'keep', name: parsed.data } : undefined}
    >
      <TextField
        label="Shown as"
        maxLength={30}
        value={typed}
        hint="As people write it: AI, SEO, road trips."
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
    </DecideDialog>
  )
}
