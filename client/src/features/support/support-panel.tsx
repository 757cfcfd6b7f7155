import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { overlayClosed, selectOverlay } from '../../lib/overlays/overlay-slice.ts'
import { usePlace } from '../../lib/page/place-context.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Link } from '../../ui/link.tsx'
import { SlideOver } from '../../ui/slide-over.tsx'
import { ContactForm } from './contact/contact-form.tsx'

const ANSWERS = [
  { to: '/faqs', label: 'Frequently asked questions' },
  { to: '/how-it-works', label: 'How launches and votes work' },
  { to: '/transparency', label: 'How to check a result' },
]

export const SupportPanel = ({ email }: { email: string }) => {
  const isOpen = useSelector(selectOverlay) === 'support'
  const { path } = usePlace()
  const [saysWhere, setSaysWhere] = useState(true)
  const dispatch = useDispatch()
  const close = () => void dispatch(overlayClosed())
  return (
    <SlideOver
      title="How can we help?"
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) close()
      }}
    >
      <div className="grid gap-6">
        <nav aria-label="Answers" className="grid gap-1">
          {ANSWERS.map(({ to, label }) => (
            <Link key={to} to={to} className="way-link justify-self-start text-[14.5px]" onClick={close}>
              {label}
            </Link>
          ))}
        </nav>
        <ContactForm isShort about={saysWhere ? path : ''}>
          <Checkbox
            label="Say that I was on this page"
            hint={<span className="break-all">{path}</span>}
            checked={saysWhere}
            onChange={({ target }) => setSaysWhere(target.checked)}
          />
        </ContactForm>
        <p className="text-[13px] text-ink-3">
          Prefer email? Write to{' '}
          <a href={`mailto:${email}`} className="way-link">
            {email}
          </a>
          .
        </p>
      </div>
    </SlideOver>
  )
}
