import { RevealVoter } from '@debut/events/cases/case-commands.ts'
import { CaseId, LONGEST_LOOKUP_REASON, LookupReason } from '@debut/events/cases/case-form.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useCommand } from '../../lib/commands/use-command.ts'
import { useSought } from '../../lib/resources/use-resource.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { After } from '../../lib/commands/forms-slice.ts'
import { caseFile } from './case-resources.ts'

interface Props {
  readonly caseId: string
  /** The pseudonym of the voter who is looked at; undefined where none is. */
  readonly voter: string | undefined
  /** A vote of theirs that the admin sees. */
  readonly vote?: number
  readonly changes?: After['changes']
}

/** Shows who a voter is, once an admin has said why. */
export const RevealPanel = ({ caseId, voter, vote, changes = [] }: Props) => {
  const query = caseFile({ caseId: CaseId.parse(caseId) })
  const known = useSought(query)?.revealed.find((each) => each.voter === voter)
  return (
    <Card title={voter === undefined ? 'Reveal a voter' : `Who is ${voter}?`} className="content-start">
      <div className="mt-3 grid gap-3 text-[14px]/[1.45] text-ink-2">
        {voter !== undefined && known !== undefined ? (
          <>
            <p>
              {known.username === null ? (
                'Their account was erased since.'
              ) : (
                <Link to={`/profile/${known.username}`}>{known.username}</Link>
              )}
            </p>
            <p className="whitespace-pre-line">{known.reason}</p>
          </>
        ) : (
          <>
            <p>Voters have pseudonyms in each case. Revealing one needs a reason, is recorded, and the member can read it.</p>
            {voter === undefined ? (
              <p className="text-ink-3">Select a single vote first.</p>
            ) : (
              <div>
                <Reveal key={voter} caseId={caseId} voter={voter} vote={vote} changes={[query, ...changes]} />
              </div>
            )}
          </>
        )}
      </div>
    </Card>
  )
}

interface RevealProps {
  readonly caseId: string
  readonly voter: string
  readonly vote: number | undefined
  readonly changes: After['changes'] & object
}

const Reveal = ({ caseId, voter, vote, changes }: RevealProps) => {
  const [reason, setReason] = useState('')
  const { send, isBusy } = useCommand(`revealing ${voter} in case ${caseId}`, { refused: 'The voter was not revealed', changes })
  return (
    <ConfirmDialog
      label={`Reveal ${voter}…`}
      busy={isBusy}
      title={`Reveal ${voter}?`}
      text="All admins of this case see the name from then on. The member sees that an admin looked up their vote, and your reason, but not who you are."
      act="Reveal the name"
      leave="Cancel"
      isReady={z.safeParse(LookupReason, reason).success}
      onAct={() => void send(RevealVoter, { caseId, voter, vote: vote ?? null, reason })}
    >
      <TextArea
        label="Reason"
        hint="At least 10 characters. The member reads it."
        maxLength={LONGEST_LOOKUP_REASON}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
