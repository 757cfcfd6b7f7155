import { LONGEST_QUESTION } from '@debut/events/search/search-numbers.ts'
import { popularRoute, searchRoute } from '@debut/events/search/search-routes.ts'
import { useState } from 'react'
import { resource } from '../../../lib/resources/resource.ts'
import { useSought } from '../../../lib/resources/use-resource.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { useRested } from '../../../ui/use-rested.ts'
import type { ChosenTool } from './proposal-form.ts'
import type { Given } from './proposal.ts'

const MOST_CHOICES = 6
/** Between two keystrokes. */
const TYPING_MS = 150

const found = resource(searchRoute, { transformResponse: ({ tools }) => tools.rows })
/** Before anything is typed. */
const popular = resource(popularRoute, { transformResponse: ({ tools }) => tools.slice(0, MOST_CHOICES) })

interface Props {
  readonly to: Given | null
  readonly label: string
  readonly chosen: ChosenTool | null
  readonly error: string | undefined
  readonly onChoose: (tool: ChosenTool) => void
}

/** One of our products, found as the search finds them. */
export const ToolChoice = ({ to, label, chosen, error, onChoose }: Props) => {
  const [typed, setTyped] = useState('')
  const q = useRested(typed, TYPING_MS).trim().slice(0, LONGEST_QUESTION)
  const choices = useSought(q === '' ? popular() : found({ kind: 'tools', limit: MOST_CHOICES, q })) ?? []
  const known = [chosen?.toolId, to?.kind === 'tool' ? to.toolId : undefined]
  const others = choices.filter(({ toolId }) => !known.includes(toolId))
  const shown: readonly ChosenTool[] = [...(chosen === null ? [] : [chosen]), ...others]
  const choose = (toolId: string) => {
    const one = shown.find((each) => each.toolId === toolId)
    if (one !== undefined) onChoose({ toolId, name: one.name })
  }
  return (
    <Combobox
      label={label}
      placeholder="Choose a product"
      searchPlaceholder="Search products"
      options={shown.map(({ toolId, name }) => ({ value: toolId, label: name }))}
      value={chosen?.toolId ?? null}
      onValueChange={choose}
      onSearch={setTyped}
      error={error}
    />
  )
}
