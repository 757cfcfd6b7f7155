import type { VoteReceipt } from '@debut/events/voting/vote-answers.ts'
import { type ReactNode, useMemo } from 'react'
import { dateLabel } from '../../lib/clock/day-labels.ts'
import { OwnPart } from '../../lib/page/own-part.tsx'
import { useData } from '../../lib/resources/use-resource.ts'
import { Card } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { shownLaunch } from './tool.ts'
import { receipts } from './tool-resources.ts'
import { useReadyTool } from './use-tool.ts'

const STATES: Readonly<Record<string, string>> = {
  counted: 'It counts.',
  held: 'It is under review, and counts for nothing meanwhile.',
  voided: 'It was voided, with a reason in the public log.',
  withdrawn: 'You took it back.',
}

/** Of a day that is over. */
type Published = Pick<VoteReceipt, 'leaf' | 'content'> & { readonly published: NonNullable<VoteReceipt['published']> }

interface Props {
  readonly check: (receipt: Published) => ReactNode
}

const publishedOf = (receipt: VoteReceipt | undefined): Published | undefined => {
  const published = receipt?.published ?? null
  return receipt === undefined || published === null ? undefined : { ...receipt, published }
}

/** For its voter: that their vote is in what was published. The page brings what checks it. */
export const ReceiptCard = (how: Props) => (
  <OwnPart>
    <OwnReceipt {...how} />
  </OwnPart>
)

const OwnReceipt = ({ check }: Props) => {
  const launch = shownLaunch(useReadyTool()?.launches ?? [])
  const receipt = useData(receipts({ launchId: launch?.launchId ?? '' }))
  const published = useMemo(() => publishedOf(receipt), [receipt])
  if (receipt === undefined) return null
  const { vote, leaf } = receipt
  return (
    <Card title="Your vote" aside={<span className="font-medium">only you see this</span>}>
      <p className="mt-3.5 text-[13.5px] text-ink-2">
        Cast on {dateLabel(vote.countsOn)}, with a weight of {vote.weight}. {STATES[vote.state]}
      </p>
      <p className="mt-2.5 text-[12.5px] text-ink-3">Its leaf in the day’s tree</p>
      <code className="mt-0.5 block text-[12px] break-all">{leaf}</code>
      {published === undefined ? (
        <p className="mt-2.5 text-[13.5px] text-ink-2">
          The root of that day is published once it is over. Then you can check that your vote is in it.
        </p>
      ) : (
        check(published)
      )}
      <div className="mt-2 -ml-2.5">
        <CopyButton label="Copy receipt" text={() => JSON.stringify(receipt, null, 2)} />
      </div>
    </Card>
  )
}
