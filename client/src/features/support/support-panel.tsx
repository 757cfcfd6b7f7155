import type { ChangeEvent } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { overlayClosed, selectOverlay } from '../../lib/overlays/overlay-slice.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Link } from '../../ui/link.tsx'
import { Select } from '../../ui/select.tsx'
import { SlideOver } from '../../ui/slide-over.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { draftMail } from './draft-mail.ts'
import { type Draft, drafted, selectSupport, TOPICS } from './support-slice.ts'

const ANSWERS = [
  { to: '/faqs', label: 'Questions that others had' },
  { to: '/how-it-works', label: 'How launches and votes work' },
  { to: '/transparency', label: 'How a result can be checked' },
]

const topics = TOPICS.map((topic) => ({ value: topic, label: topic }))

export const SupportPanel = ({ email }: { email: string }) => {
  const { draft } = useSelector(selectSupport)
  const isOpen = useSelector(selectOverlay) === 'support'
  const dispatch = useDispatch()
  const close = () => void dispatch(overlayClosed())
  const field = (name: keyof Draft) => ({
    value: draft[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      void dispatch(drafted({ [name]: target.value })),
  })
  return (
    <SlideOver
      title="How can we help?"
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      footer={
        <a className={buttonClass('primary', 'm')} href={draftMail(email, draft)}>
          Write this as an email
        </a>
      }
    >
      <div className="grid gap-6">
        <nav aria-label="Answers" className="grid gap-1">
          {ANSWERS.map(({ to, label }) => (
            <Link key={to} to={to} className="way-link justify-self-start text-[14.5px]" onClick={close}>
              {label}
            </Link>
          ))}
        </nav>
        <div className="grid gap-4">
          <Select label="What is it about?" options={topics} {...field('topic')} />
          <TextField label="Your name" optional autoComplete="name" {...field('name')} />
          <TextField label="Your email" optional type="email" autoComplete="email" {...field('email')} />
          <TextArea label="Your message" rows={5} {...field('message')} />
          <p className="text-[13px] text-ink-3">
            It opens in your own mail programme, addressed to {email}. What you have typed stays here until you leave the site.
          </p>
        </div>
      </div>
    </SlideOver>
  )
}
