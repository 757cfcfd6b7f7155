import { RadioGroup } from '../../../ui/radio-group.tsx'
import type { Filled } from './proposal-form.ts'

const SIDES = [
  { value: 'ours', label: 'Launched here' },
  { value: 'elsewhere', label: 'Elsewhere' },
] as const

/** Where the other product is. */
export const SideChoice = ({ side, onChoose }: { side: Filled['side']; onChoose: (side: Filled['side']) => void }) => (
  <RadioGroup
    legend="Where is the other product?"
    hideLegend
    look="segments"
    options={SIDES}
    value={side}
    onValueChange={(value) => onChoose(value === 'ours' ? 'ours' : 'elsewhere')}
  />
)
