import type { AnyRule, RuleParams } from '@debut/events/analyses/rules/rule.ts'
import { rules } from '@debut/events/analyses/rules/rules.ts'
import { useId } from 'react'
import { controlFor } from './rule-controls.tsx'

interface Props {
  readonly chosen: AnyRule
  readonly params: RuleParams
  readonly errors: Readonly<Record<string, string>>
  readonly onChoose: (rule: AnyRule) => void
  readonly onChange: (params: RuleParams) => void
}

/** A card for each rule; the chosen one has its control. */
export const RuleCards = ({ chosen, params, errors, onChoose, onChange }: Props) => {
  const id = useId()
  const Control = controlFor(chosen)
  return (
    <fieldset className="radios radios-cards rule-cards">
      <legend className="sr-only">Rule</legend>
      {rules.map((rule) => (
        <div key={rule.id} className="choice">
          <input
            type="radio"
            id={`${id}-${rule.id}`}
            name={id}
            value={rule.id}
            className="check check-round"
            aria-describedby={`${id}-${rule.id}-hint`}
            checked={rule.id === chosen.id}
            onChange={() => onChoose(rule)}
          />
          <label htmlFor={`${id}-${rule.id}`}>{rule.title}</label>
          <p id={`${id}-${rule.id}-hint`}>{rule.id === chosen.id ? rule.means : rule.says}</p>
          {rule.id === chosen.id && Control !== undefined && (
            <div className="rule-control">
              <Control params={params} errors={errors} onChange={onChange} />
            </div>
          )}
        </div>
      ))}
    </fieldset>
  )
}
