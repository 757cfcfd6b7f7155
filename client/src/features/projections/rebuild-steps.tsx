import { Badge } from '../../ui/badge.tsx'

const STEPS = ['Build', 'Compare', 'Swap'] as const

/** `at` is the step that it is at; those before it are done. */
export const RebuildSteps = ({ at }: { readonly at: (typeof STEPS)[number] }) => (
  <ol aria-label="Steps" className="flex gap-1.5">
    {STEPS.map((step, index) => {
      const isDone = index < STEPS.indexOf(at)
      return (
        <li key={step} aria-current={step === at ? 'step' : undefined}>
          <Badge tone={step === at ? 'lime' : isDone ? 'good' : 'plain'}>{step}</Badge>
        </li>
      )
    })}
  </ol>
)
