import { RadioGroup, type RadioOption } from '../../ui/radio-group.tsx'

interface Props<Value extends string> {
  readonly label: string
  readonly name?: string
  readonly options: readonly (RadioOption & { readonly value: Value })[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A few choices side by side, labelled like the fields around them. */
export const SegmentsField = <Value extends string>({ label, name, options, value, onChange }: Props<Value>) => (
  <div className="grid justify-items-start gap-1.5">
    {/* The legend says it to those who don't see this. */}
    <span aria-hidden="true" className="text-[13.5px] font-[560]">
      {label}
    </span>
    <RadioGroup
      legend={label}
      hideLegend
      look="segments"
      options={options}
      value={value}
      onValueChange={(text) => {
        const chosen = options.find((option) => option.value === text)
        if (chosen !== undefined) onChange(chosen.value)
      }}
      {...(name === undefined ? {} : { name })}
    />
  </div>
)
