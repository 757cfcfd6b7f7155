import type { Operations } from '@debut/events/operations/operation-answers.ts'
import { CheckIcon } from '../../../ui/icons.tsx'
import { type Check, checksOf } from './checks-of.ts'
import { LeasesTable } from './leases-table.tsx'

const MARKS: Readonly<Record<Check['state'], { readonly className: string; readonly label: string }>> = {
  good: { className: 'bg-good text-surface', label: '' },
  bad: { className: 'bg-warn text-surface', label: 'Needs a look: ' },
  unknown: { className: 'bg-line text-ink-3', label: '' },
}

export const ChecksGrid = ({ state }: { readonly state: Operations }) => {
  const checks = checksOf(state)
  const isAllGood = checks.every((check) => check.state !== 'bad')
  return (
    <section aria-labelledby="checks" className="mt-8">
      <h2 id="checks" className="font-text text-[15px] font-semibold tracking-normal">
        {isAllGood ? 'Running normally' : 'How it runs'}
      </h2>
      <ul className="mt-3 grid overflow-hidden rounded-panel border border-line-2 bg-surface sm:grid-cols-2">
        {checks.map((check) => (
          <CheckRow key={check.name} check={check} />
        ))}
      </ul>
      <LeasesTable leases={state.leases} />
    </section>
  )
}

const CheckRow = ({ check: { name, text, value, state } }: { readonly check: Check }) => {
  const { className, label } = MARKS[state]
  return (
    <li className="-mt-px flex min-w-0 items-center gap-3 border-t border-line-2 px-4.5 py-3 sm:odd:border-e">
      <span
        aria-hidden="true"
        className={`grid size-4.5 flex-none place-items-center rounded-full text-[11px]/none font-bold ${className}`}
      >
        {state === 'good' ? <CheckIcon className="size-3" /> : state === 'bad' ? '!' : '–'}
      </span>
      <span className="min-w-0 flex-1">
        <b className="block text-[14.5px] font-[560]">
          {label === '' ? null : <span className="sr-only">{label}</span>}
          {name}
        </b>
        <span className="block text-[13px] text-ink-3 wrap-anywhere">{text}</span>
      </span>
      <span className="text-end text-[13.5px] text-ink-2 tabular-nums">{value}</span>
    </li>
  )
}
