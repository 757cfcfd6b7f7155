import { JournalKind } from '@debut/events/operations/journal-kind.ts'
import { Choices } from '../../../ui/choices.tsx'
import { kindPath } from './journal.ts'

export const KIND_LABELS: Readonly<Record<JournalKind, string>> = {
  votes: 'Votes',
  moderation: 'Moderation',
  access: 'Access',
  projections: 'Projections',
  analysis: 'Analysis',
  other: 'Other',
}

interface Props {
  readonly path: string
  /** Where on that page the journal is. */
  readonly anchor?: string
  readonly chosen: JournalKind | undefined
}

export const JournalKinds = ({ path, anchor = '', chosen }: Props) => (
  <Choices
    label="Kinds of entries"
    choices={[
      { label: 'All', to: `${path}${anchor}`, isChosen: chosen === undefined },
      ...JournalKind.options.map((kind) => ({
        label: KIND_LABELS[kind],
        to: `${kindPath(path, kind)}${anchor}`,
        isChosen: chosen === kind,
      })),
    ]}
  />
)
