import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { grouped } from '../../../ui/grouped.ts'
import { RangeField } from '../range-field.tsx'
import { SegmentsField } from '../segments-field.tsx'
import { type Chart, changeProblem, currencyNames, levelProblem, LONGEST_TITLE, metricNames, metrics, rangeNames, ranges } from './chart.ts'
import { type SeriesShape, seriesShapes } from './series.ts'

const SHAPES: Readonly<Record<SeriesShape, string>> = {
  growth: 'Growth',
  spike: 'Launch spike',
  plateau: 'Plateau',
  decline: 'Decline',
  seasonal: 'Seasonal',
}

interface Props {
  readonly chart: Chart
  readonly onChange: (change: Partial<Chart>) => void
  /** Makes the values anew: what was drawn is taken back by undoing. */
  readonly onRemake: (change: Partial<Chart>) => void
}

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined => values.find((value) => value === text)

export const ChartSettings = ({ chart, onChange, onRemake }: Props) => {
  const { metric, range, shape, seed, level, noise, hasRhythm, title, currency, isCompared, change, look, format, isLabelled } = chart
  const { step } = ranges[range]
  return (
    <div className="grid content-start gap-6">
      <Group name="What it shows">
        <Select
          label="Metric"
          value={metric}
          onChange={({ target }) => onChange({ metric: oneOf(metricNames, target.value) ?? metric })}
          options={metricNames.map((value) => ({ value, label: metrics[value].label }))}
        />
        {metrics[metric].isMoney && (
          <Select
            label="Currency"
            value={currency}
            onChange={({ target }) => onChange({ currency: oneOf(currencyNames, target.value) ?? currency })}
            options={currencyNames.map((value) => ({ value, label: value }))}
          />
        )}
        <TextField
          label="Title"
          optional
          maxLength={LONGEST_TITLE}
          placeholder={metrics[metric].label}
          value={title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <Select
          label="Range"
          value={range}
          onChange={({ target }) => onChange({ range: oneOf(rangeNames, target.value) ?? range })}
          options={rangeNames.map((value) => ({ value, label: ranges[value].label }))}
        />
      </Group>
      <Group name="Its shape">
        <Select
          label="Shape"
          value={shape}
          onChange={({ target }) => onRemake({ shape: oneOf(seriesShapes, target.value) ?? shape })}
          options={seriesShapes.map((value) => ({ value, label: SHAPES[value] }))}
        />
        <TextField
          label={`Typical value per ${step}`}
          inputMode="decimal"
          maxLength={20}
          placeholder={grouped(metrics[metric].level)}
          value={level}
          onChange={({ target }) => onRemake({ level: target.value })}
          error={levelProblem(level)}
        />
        <RangeField label="Noise" max={100} value={noise} text={`${noise}%`} onChange={(value) => onRemake({ noise: value })} />
        {step === 'month' ? null : (
          <Switch
            label={step === 'hour' ? 'Quieter at night' : 'Quieter at weekends'}
            checked={hasRhythm}
            onChange={({ target }) => onRemake({ hasRhythm: target.checked })}
          />
        )}
        <div className="needs-script">
          <Button look="quiet" onClick={() => onRemake({ seed: (seed % 999_999) + 1 })}>
            Another variation
          </Button>
        </div>
      </Group>
      <Group name="How it looks">
        <Switch
          label="Compare with the period before"
          checked={isCompared}
          onChange={({ target }) => onChange({ isCompared: target.checked })}
        />
        {isCompared && (
          <TextField
            label="Difference"
            after="%"
            maxLength={20}
            value={change}
            onChange={({ target }) => onChange({ change: target.value })}
            error={changeProblem(change)}
          />
        )}
        <SegmentsField
          label="Look"
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          value={look}
          onChange={(value) => onChange({ look: value })}
        />
        <SegmentsField
          label="Format"
          options={[
            { value: 'wide', label: 'Wide' },
            { value: 'square', label: 'Square' },
          ]}
          value={format}
          onChange={(value) => onChange({ format: value })}
        />
        <Switch
          label="Label it “Illustration”"
          hint={isLabelled ? undefined : 'Be honest where you show it: say that the figures are made up.'}
          checked={isLabelled}
          onChange={({ target }) => onChange({ isLabelled: target.checked })}
        />
      </Group>
    </div>
  )
}

const Group = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <section className="grid content-start gap-4">
    <h2 className="font-text text-[15px] font-[650] tracking-normal">{name}</h2>
    {children}
  </section>
)
