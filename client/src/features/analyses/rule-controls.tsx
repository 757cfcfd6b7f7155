import type { AnyRule, RuleParams } from '@debut/events/analyses/rules/rule.ts'
import { MOST_WEIGHT } from '@debut/events/analyses/rules/weight-cap.ts'
import type { ComponentType } from 'react'
import { dayAt, timeAt } from '@debut/events/kernel/days.ts'
import { isoAt, parseInstant } from '../../lib/clock/instants.ts'
import { momentInLosAngeles } from '../../lib/clock/moment-in-los-angeles.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { NumberField } from './number-field.tsx'

interface Props {
  readonly params: RuleParams
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (params: RuleParams) => void
}

const CAPS = Array.from({ length: MOST_WEIGHT }, (_, index) => index + 1)

const CapControl = ({ params, onChange }: Props) => {
  const cap = Number(params['cap'])
  return (
    <>
      <input
        type="range"
        min={1}
        max={MOST_WEIGHT}
        step={1}
        value={cap}
        aria-label="Cap"
        aria-valuetext={`×${cap}`}
        className="cap-range"
        data-cap={cap}
        onChange={({ currentTarget }) => onChange({ cap: Number(currentTarget.value) })}
      />
      <ol aria-hidden="true" className="cap-ticks">
        {CAPS.map((each) => (
          <li key={each} data-chosen={each === cap}>
            ×{each}
          </li>
        ))}
      </ol>
    </>
  )
}

const HalfLifeControl = ({ params, errors, onChange }: Props) => (
  <NumberField
    label="Half-life"
    after="hours"
    max={720}
    value={params['hours']}
    error={errors['hours']}
    onChange={(hours) => onChange({ hours })}
  />
)

const PARTS = [
  { value: 'first', label: 'First' },
  { value: 'last', label: 'Last' },
]

const WindowControl = ({ params, errors, onChange }: Props) => (
  <>
    <RadioGroup
      legend="Part of the day"
      hideLegend
      look="segments"
      options={PARTS}
      value={String(params['part'])}
      onValueChange={(part) => onChange({ ...params, part })}
    />
    <NumberField
      label="Length"
      after="hours"
      max={25}
      value={params['hours']}
      error={errors['hours']}
      onChange={(hours) => onChange({ ...params, hours })}
    />
  </>
)

const GROUPS = [
  { value: 'new-accounts', label: 'New accounts' },
  { value: 'voters-of', label: 'Voters of a product' },
  { value: 'joined', label: 'Members who joined between two days' },
]

const EMPTY_GROUPS: Readonly<Record<string, RuleParams>> = {
  'new-accounts': { group: 'new-accounts', days: 7 },
  'voters-of': { group: 'voters-of', product: '' },
  joined: { group: 'joined', from: '', to: '' },
}

/** An address of a product’s page is as good as what it ends with. */
const slugIn = (typed: string): string => /\/tool\/([^/?#]+)/.exec(typed)?.[1] ?? typed.trim().toLowerCase()

const GroupControl = ({ params, errors, onChange }: Props) => {
  const change = (changed: RuleParams) => onChange({ ...params, ...changed })
  return (
    <>
      <Select
        label="Group"
        options={GROUPS}
        value={String(params['group'])}
        onChange={({ currentTarget }) => onChange(EMPTY_GROUPS[currentTarget.value] ?? params)}
      />
      {params['group'] === 'new-accounts' && (
        <NumberField
          label="Younger than"
          after="days"
          max={3_650}
          value={params['days']}
          error={errors['days']}
          onChange={(days) => change({ days })}
        />
      )}
      {params['group'] === 'voters-of' && (
        <TextField
          label="Product"
          hint="The last part of its page’s address."
          before="/tool/"
          autoCapitalize="none"
          spellCheck={false}
          value={params['product']}
          error={errors['product']}
          onChange={({ currentTarget }) => change({ product: slugIn(currentTarget.value) })}
        />
      )}
      {params['group'] === 'joined' && (
        <>
          <DayField label="First day" name="from" {...{ params, errors, change }} />
          <DayField label="Last day" name="to" {...{ params, errors, change }} />
        </>
      )}
    </>
  )
}

interface PartProps extends Pick<Props, 'params' | 'errors'> {
  readonly label: string
  readonly name: string
  readonly change: (changed: RuleParams) => void
}

const DayField = ({ label, name, params, errors, change }: PartProps) => (
  <TextField
    label={label}
    type="date"
    value={params[name]}
    error={errors[name]}
    onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
  />
)

const MomentField = ({ label, name, params, errors, change }: PartProps) => {
  const moment = parseInstant(String(params[name]))
  return (
    <TextField
      label={label}
      type="datetime-local"
      defaultValue={Number.isNaN(moment) ? '' : `${dayAt(moment)}T${timeAt(moment)}`}
      error={errors[name]}
      onChange={({ currentTarget }) => {
        const typed = momentInLosAngeles(currentTarget.value)
        change({ [name]: typed === undefined ? '' : isoAt(typed) })
      }}
    />
  )
}

const MomentsControl = ({ params, errors, onChange }: Props) => {
  const change = (changed: RuleParams) => onChange({ ...params, ...changed })
  return (
    <>
      <MomentField label="First moment, Los Angeles" name="from" {...{ params, errors, change }} />
      <MomentField label="Second moment, Los Angeles" name="to" {...{ params, errors, change }} />
    </>
  )
}

const CONTROLS: Readonly<Record<string, ComponentType<Props>>> = {
  'weight-cap': CapControl,
  'half-life': HalfLifeControl,
  'without-group': GroupControl,
  'launch-window': WindowControl,
  'two-moments': MomentsControl,
}

/** What the chosen rule takes; nothing for a rule that takes nothing. */
export const controlFor = ({ id }: AnyRule): ComponentType<Props> | undefined => CONTROLS[id]
