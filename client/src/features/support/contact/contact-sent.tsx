import type { ContactReceived } from '@debut/events/support/contact-answers.ts'
import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { CircleCheckIcon } from '../../../ui/icons.tsx'
import { anotherBegun } from '../support-slice.ts'

const MAILED = {
  copy: 'A copy is on its way there.',
  receipt: 'A receipt is on its way there.',
  nothing: 'That address already got a few receipts from us today, so we didn’t send another one.',
}

/** In place of the form, once a message has arrived. */
export const ContactSent = ({ received: { reference, email, mailed } }: { readonly received: ContactReceived }) => {
  const dispatch = useDispatch()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus went with the form.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="grid justify-items-start gap-4 rounded-panel border border-line-2 bg-surface p-5">
      <div className="flex items-start gap-3">
        <CircleCheckIcon className="mt-1 size-5 text-good" />
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-[20px] font-bold outline-none">
            Message sent
          </h2>
          <p className="mt-1 text-[14.5px] text-ink-2">
            We answer by email to <span className="break-all text-ink">{email}</span>. {MAILED[mailed]}
          </p>
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-[14.5px]">
        Your reference: <strong className="font-[620] tabular-nums">{reference}</strong>
        <CopyButton text={() => reference} />
      </p>
      <Button look="quiet" onClick={() => dispatch(anotherBegun())}>
        Write another message
      </Button>
    </div>
  )
}
