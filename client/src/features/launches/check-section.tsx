import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ReceiptTrace } from './receipt-trace.tsx'
import { usePastedCheck } from './receipts/use-pasted-check.ts'

/** Anybody can check a receipt here, or by hand with what stands beside it. */
export const CheckSection = () => (
  <section aria-labelledby="check">
    <h2 id="check" className="text-[26px] font-bold">
      Check a receipt
    </h2>
    <p className="mt-2 max-w-[62ch] text-ink-2">
      Everyone who has voted finds a receipt on the tool’s page. It shows that the vote is in the root we published, which can’t be changed
      afterwards without everybody seeing it.
    </p>
    <ol className="mt-4 grid max-w-[66ch] list-decimal gap-2 pl-5.5 text-ink-2 marker:text-ink-3">
      <li>The content of a vote is one line: member, command, launch, weight and state, with a bar between each. Only its voter has it.</li>
      <li>Put a zero byte before that line and hash it with SHA-256. This is the leaf: it does not show who voted.</li>
      <li>
        The proof is a list of hashes. Take the first, put it before or after your own as the place in the tree says, put a byte of one
        before both, and hash. Go on with the result and the next.
      </li>
      <li>After the last you hold the root of the day. If it is the one that stands below, your vote is in it, with its weight.</li>
    </ol>
    <div className="mt-5">
      <Form />
    </div>
    <p className="mt-3 text-[13.5px] text-ink-3">
      Checking happens in your browser and needs its scripts; the steps above need only a tool that hashes.
    </p>
  </section>
)

const Form = () => {
  const { check, paste } = usePastedCheck()
  return (
    <div className="needs-script">
      <form
        className="grid justify-items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const pasted = new FormData(event.currentTarget).get('receipt')
          void paste(typeof pasted === 'string' ? pasted : '')
        }}
      >
        <TextArea
          label="Receipt"
          name="receipt"
          rows={6}
          required
          spellCheck={false}
          className="w-full"
          hint="As it was copied, or only its leaf and what is under “published”. It stays in your browser."
          {...(check.status === 'wrong' ? { error: check.problem } : {})}
        />
        <Button type="submit" busy={check.status === 'asking'}>
          Check it
        </Button>
      </form>
      <div aria-live="polite">
        {check.status !== 'ready' ? null : check.publishedRoot === null ? (
          <div className="mt-3">
            <Notice tone="bad" title="Does not check out">
              Nothing was published of the day that it names.
            </Notice>
          </div>
        ) : (
          <ReceiptTrace checkable={check.checkable} publishedRoot={check.publishedRoot} />
        )}
      </div>
    </div>
  )
}
