import { LONGEST_ABOUT, LONGEST_MESSAGE, LONGEST_NAME, type Topic, topicLabels, topics } from '@debut/events/support/contact-form.ts'
import { type ChangeEvent, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useMounted } from '../../../lib/page/use-mounted.ts'
import type { SessionState } from '../../../lib/session/session-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { grouped } from '../../../ui/grouped.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFirstInvalid } from '../../../ui/use-first-invalid.ts'
import { contactSubmitted, type Draft, drafted, type DraftField, selectSupport } from '../support-slice.ts'
import { ContactSent } from './contact-sent.tsx'
import { topicHints } from './topic-hints.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { selectVerifiedAddress } from './verified-address.ts'

type WithSession = { readonly session: SessionState }

const options = topics.map((topic) => ({ value: topic, label: topicLabels[topic] }))
/** From here on the count of characters is shown. */
const NEARLY = 0.8 * LONGEST_MESSAGE

interface Props {
  /** What the message is about, where that is not asked for. */
  readonly about?: string | undefined
  /** Without a name, and without a question what it is about. */
  readonly isShort?: boolean
  /** Between the fields and the button. */
  readonly children?: ReactNode
}

/** A message to us: the same on its page and in the panel. */
export const ContactForm = ({ about, isShort = false, children }: Props) => {
  useKeptDraft()
  const { draft, sending, refused, refusals, received } = useSelector(selectSupport)
  const dispatch = useDispatch()
  const form = useFirstInvalid(refusals)
  if (received !== undefined) return <ContactSent received={received} />

  const field = (name: DraftField) => ({
    name,
    value: draft[name],
    error: refused.errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      void dispatch(drafted({ [name]: target.value })),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending === 'no') dispatch(contactSubmitted({ about }))
  }
  return (
    <form ref={form} noValidate aria-label="Write to us" className="grid gap-5" onSubmit={submit}>
      <Select label="Topic" placeholder="Choose a topic" options={options} hint={hintFor(draft)} {...field('topic')} />
      {isShort ? null : <TextField label="Your name" optional autoComplete="name" maxLength={LONGEST_NAME} {...field('name')} />}
      <Address {...field('email')} />
      {isShort ? null : (
        <TextField
          label="Page, product or earlier reference"
          optional
          maxLength={LONGEST_ABOUT}
          placeholder="/tool/paperplane"
          {...field('about')}
        />
      )}
      <TextArea label="Message" rows={isShort ? 5 : 7} dir="auto" aside={countOf(draft)} {...field('message')} />
      {children}
      {refused.problem === undefined ? null : <Notice tone="bad">{refused.problem}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="l" className="needs-script" busy={sending !== 'no'}>
          Send message
        </Button>
        <p role="status" className="text-[13.5px] text-ink-3 empty:hidden">
          {sending === 'working' ? 'Checking that you’re not a program. This takes a few seconds.' : ''}
        </p>
      </div>
    </form>
  )
}

type AddressField = Omit<ComponentProps<typeof TextField>, 'label'>

/** The page is drawn once for everybody, as visitors see it. What members see instead is as high, so that nothing moves. */
const Address = (field: AddressField) => (
  <div className="grid min-h-16.5 items-center">{useMounted() ? <OwnAddress {...field} /> : <AskedAddress {...field} />}</div>
)

const AskedAddress = (field: AddressField) => <TextField label="Your email" type="email" autoComplete="email" {...field} />

/** Members are answered at the address that they have verified. */
const OwnAddress = (field: AddressField) => {
  const verified = useSelector((state: WithSession) => selectVerifiedAddress(state))
  if (verified === undefined) return <AskedAddress {...field} />
  return (
    <p className="text-[14px] text-ink-2">
      We answer to <strong className="font-[560] break-all text-ink">{verified}</strong>.{' '}
      <Link to="/settings/security" className="way-link">
        Change it
      </Link>
    </p>
  )
}

const hintFor = ({ topic }: Draft) => (isTopic(topic) ? topicHints[topic] : undefined)

const isTopic = (topic: string): topic is Topic => Object.hasOwn(topicLabels, topic)

const countOf = ({ message }: Draft) => {
  const { length } = message.trim()
  return length < NEARLY ? undefined : `${grouped(length)} / ${grouped(LONGEST_MESSAGE)}`
}
