import { useDispatch, useSelector } from 'react-redux'
import { Combobox } from '../../../ui/combobox.tsx'
import type { ChosenTool } from './proposal-form.ts'
import { choicesRequested, selectProposal } from './proposal-slice.ts'

interface Props {
  readonly label: string
  readonly chosen: ChosenTool | null
  readonly error: string | undefined
  readonly onChoose: (tool: ChosenTool) => void
}

/** One of our products, found as the search finds them. */
export const ToolChoice = ({ label, chosen, error, onChoose }: Props) => {
  const { choices, to } = useSelector(selectProposal)
  const dispatch = useDispatch()
  const known = [chosen?.toolId, to?.kind === 'tool' ? to.toolId : undefined]
  const others = choices.filter(({ toolId }) => !known.includes(toolId))
  const shown: readonly ChosenTool[] = [...(chosen === null ? [] : [chosen]), ...others]
  const choose = (toolId: string) => {
    const found = shown.find((each) => each.toolId === toolId)
    if (found !== undefined) onChoose({ toolId, name: found.name })
  }
  return (
    <Combobox
      label={label}
      placeholder="Choose a product"
      searchPlaceholder="Search products"
      options={shown.map(({ toolId, name }) => ({ value: toolId, label: name }))}
      value={chosen?.toolId ?? null}
      onValueChange={choose}
      onSearch={(text) => dispatch(choicesRequested(text))}
      error={error}
    />
  )
}
