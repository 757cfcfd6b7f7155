import { needed } from '@debut/events/drafts/ready-card.ts'
import { useEffect, useState } from 'react'
import { CircleCheckIcon, WarningIcon } from '../../ui/icons.tsx'
import { Progress } from '../../ui/progress.tsx'
import { readyCount, type Section, sections, sectionState } from './draft-labels.ts'
import { useContent, useProblems } from './use-draft.ts'

const LABELS: Readonly<Record<Section | 'manage', string>> = {
  general: 'General',
  media: 'Media',
  socials: 'Socials',
  deal: 'Deal',
  sale: 'Sale',
  manage: 'The tool itself',
}

const goTo = (section: string) => {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const title = document.getElementById(`title-${section}`)
  const at = section === 'general' ? document.body : document.getElementById(`part-${section}`)
  at?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' })
  title?.focus({ preventScroll: true })
}

/** The part that the reader is at: the last one whose head is in the upper half of the window. */
const useShown = (parts: readonly string[]) => {
  const [shown, setShown] = useState('general')
  const joined = parts.join(' ')
  useEffect(() => {
    const look = () => {
      const passed = joined
        .split(' ')
        .filter((part) => (document.getElementById(`part-${part}`)?.getBoundingClientRect().top ?? Infinity) < window.innerHeight / 2)
      setShown(passed.at(-1) ?? 'general')
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [joined])
  return shown
}

export const SectionNav = ({ withManage }: { withManage: boolean }) => {
  const content = useContent()
  const problems = useProblems()
  const parts = withManage ? ([...sections, 'manage'] as const) : sections
  const shown = useShown(parts)
  const ready = readyCount(problems)
  return (
    <div className="stage-side">
      <nav aria-label="Parts of the editor" className="grid gap-0.5">
        {parts.map((part) => {
          const { state, label } = part === 'manage' ? { state: 'optional', label: '' } : sectionState(part, content, problems)
          return (
            <button
              key={part}
              type="button"
              className="stage-step"
              aria-current={shown === part ? 'step' : undefined}
              onClick={() => goTo(part)}
            >
              {state === 'done' ? (
                <CircleCheckIcon className="size-4.5 text-good" />
              ) : state === 'wrong' ? (
                <WarningIcon className="size-4.5 text-warn" />
              ) : (
                <i className="step-ring" data-open={state === 'open'} aria-hidden="true" />
              )}
              <span>{LABELS[part]}</span>
              <em>{label}</em>
            </button>
          )
        })}
      </nav>
      <div className="mt-6 px-2.5 text-[13px] text-ink-3">
        <p className="mb-2">
          <b className="font-[650] text-ink tabular-nums">
            {ready} of {needed.length}
          </b>{' '}
          ready
        </p>
        <Progress label="Ready for the line" value={ready} max={needed.length} />
      </div>
    </div>
  )
}
