import { useEffect, useState } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { dateLabel } from '../../lib/clock/day-labels.ts'
import type { Check } from './receipts/check-receipt.ts'
import type { Checkable } from './receipts/receipt.ts'

type Props = {
  checkable: Checkable
  /** What was published of the day, asked for apart from the receipt; undefined when it could not be had. */
  publishedRoot?: string | null | undefined
}

/** Checks here, in the reader's own browser, and shows each step; what it hashes with comes only now. */
export const ReceiptTrace = ({ checkable, publishedRoot }: Props) => {
  const check = useCheck(checkable)
  if (check === undefined) return null
  const { day, root, proof } = checkable.published
  const isPublished = publishedRoot === undefined || publishedRoot === root
  const holds = check.holds && isPublished
  return (
    <div className="mt-3 grid gap-3">
      {holds ? (
        <Notice tone="good" title="Checks out">
          This vote is in the root of {dateLabel(day)}.
        </Notice>
      ) : (
        <Notice tone="bad" title="Does not check out">
          {reasonOf(check, isPublished)}
        </Notice>
      )}
      <details className="chart-table">
        <summary>Step by step</summary>
        <ol className="grid list-decimal gap-3 pl-5 text-[13.5px] text-ink-2 marker:text-ink-3">
          <li>
            {check.leaf === null ? (
              <p>The receipt keeps its content to itself, so we begin with its leaf.</p>
            ) : (
              <p>Hash the receipt’s content, with a zero byte before it. That is the leaf.</p>
            )}
            {checkable.content === null ? null : <Code text={checkable.content} />}
            <Code text={check.leaf ?? checkable.leaf} />
          </li>
          {check.steps.map(({ left, right, result, neighbour }) => (
            <li key={result}>
              <p>
                Put the next hash of the proof on the {neighbour}, a byte of one before both, and hash: two become one, a row further up the
                tree.
              </p>
              <Code text={left} />
              <Code text={right} />
              <p>gives</p>
              <Code text={result} />
            </li>
          ))}
          <li>
            <p>
              {proof.length === 0 ? 'There was only this one vote, so the leaf is the root.' : 'That is the top.'} The root of the day says
            </p>
            <Code text={publishedRoot ?? root} />
          </li>
        </ol>
      </details>
    </div>
  )
}

const reasonOf = (check: Check, isPublished: boolean): string => {
  if (!isPublished) return 'The receipt names another root than the one that was published of its day.'
  if (check.root === null) return 'The proof is not as long as a tree of that size needs.'
  return 'Its hashes lead to another root than the one it names, so something in it was changed.'
}

const Code = ({ text }: { text: string }) => (
  <code className="mt-1 block rounded-chip bg-sunken px-2 py-1 text-[12px] break-all text-ink">{text}</code>
)

const useCheck = (checkable: Checkable): Check | undefined => {
  const [check, setCheck] = useState<Check>()
  useEffect(() => {
    let isWanted = true
    void import('./receipts/check-receipt.ts').then(({ checkReceipt }) => {
      if (isWanted) setCheck(checkReceipt(checkable))
    })
    return () => {
      isWanted = false
    }
  }, [checkable])
  return check
}
