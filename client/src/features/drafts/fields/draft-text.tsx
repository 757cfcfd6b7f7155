import type { DraftField } from '@debut/events/drafts/ready-card.ts'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { TextField } from '../../../ui/text-field.tsx'
import { errorFor } from '../draft-labels.ts'
import { anchorOf } from '../jump-to.ts'
import { isWorthSaying, useProblems } from '../use-draft.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'error'> & {
  /** Without one, what is wrong with it is said elsewhere. */
  field?: DraftField
  value: string
  onType: (value: string) => void
  /** Counted beside the label. */
  most?: number
  /** Said before all else. */
  error?: ReactNode
  /** What was typed, put in order when it is left. */
  tidy?: (value: string) => string
}

/** One line of a draft: what is wrong with it is said once it is left, and never that it is empty. */
export const DraftText = ({ field, value, onType, most, error, tidy, aside, ...rest }: Props) => {
  const [wasLeft, setLeft] = useState(value !== '')
  const problems = useProblems()
  const problem = field && problems[field]
  const said = field && isWorthSaying(problem, wasLeft) ? errorFor(field, problem) : undefined
  return (
    <div id={field && anchorOf(field)} className="draft-field">
      <TextField
        {...rest}
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onBlur={() => {
          setLeft(true)
          const tidied = tidy?.(value) ?? value
          if (tidied !== value) onType(tidied)
        }}
        error={error ?? said}
        aside={most === undefined ? aside : `${value.trim().length} / ${most.toLocaleString('en-US')}`}
      />
    </div>
  )
}
