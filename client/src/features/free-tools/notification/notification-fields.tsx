import { type ChangeEvent, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SegmentsField } from '../segments-field.tsx'
import { iconColours, LONGEST_NAME, LONGEST_TEXT, LONGEST_TITLE, type Look, type Notification } from './notifications.ts'
import { readPicture } from './read-picture.ts'

const COLOURS = { orange: 'Orange', red: 'Red', pink: 'Pink', violet: 'Violet', blue: 'Blue', teal: 'Teal', green: 'Green', grey: 'Grey' }
const KINDS = [
  { value: 'initial', label: 'Initial' },
  { value: 'emoji', label: 'Emoji' },
  { value: 'picture', label: 'Picture' },
] as const

/** What the parts of a notification are called where they have another meaning. */
const labelsOf = (look: Look) => ({
  app: look === 'chat' ? 'Who writes' : 'App name',
  title: look === 'payment' ? 'Amount' : 'Title',
  textHint: look === 'order' ? 'A line for each item. What follows a “|” stands at the right.' : undefined,
})

interface Props {
  readonly notification: Notification
  readonly number: number
  readonly look: Look
  readonly onChange: (change: Partial<Notification>) => void
  readonly onMoveUp: (() => void) | undefined
  readonly onRemove: (() => void) | undefined
}

export const NotificationFields = ({ notification, number, look, onChange, onMoveUp, onRemove }: Props) => {
  const { app, iconKind, emoji, initial, colour, title, text, time } = notification
  const labels = labelsOf(look)
  return (
    <fieldset className="grid min-w-0 content-start gap-4 rounded-card border border-line-2 bg-surface p-4.5">
      <legend className="sr-only">Notification {number}</legend>
      <div className="flex items-center justify-between">
        <h2 className="font-text text-[15px] font-[650] tracking-normal">Notification {number}</h2>
        <span className="needs-script flex">
          {onMoveUp && (
            <IconButton label={`Move notification ${number} up`} size="s" onClick={onMoveUp}>
              <Icon name="lucide:arrow-up" />
            </IconButton>
          )}
          {onRemove && (
            <IconButton label={`Remove notification ${number}`} size="s" onClick={onRemove}>
              <CloseIcon />
            </IconButton>
          )}
        </span>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-4">
        <TextField
          label={labels.app}
          dir="auto"
          maxLength={LONGEST_NAME}
          value={app}
          onChange={({ target }) => onChange({ app: target.value })}
        />
        <TextField label="Time" dir="auto" maxLength={30} value={time} onChange={({ target }) => onChange({ time: target.value })} />
      </div>
      <SegmentsField label="Icon" options={KINDS} value={iconKind} onChange={(value) => onChange({ iconKind: value })} />
      <div className="grid grid-cols-2 gap-4">
        {iconKind === 'initial' && (
          <TextField
            label="Initial"
            maxLength={20}
            placeholder={app.trim().slice(0, 1).toUpperCase()}
            value={initial}
            onChange={({ target }) => onChange({ initial: target.value })}
          />
        )}
        {iconKind === 'emoji' && (
          <TextField label="Emoji" maxLength={40} value={emoji} onChange={({ target }) => onChange({ emoji: target.value })} />
        )}
        {iconKind === 'picture' ? (
          <PictureField onChange={(picture) => onChange({ picture })} />
        ) : (
          <Select
            label="Colour"
            value={colour}
            onChange={({ target }) => onChange({ colour: iconColours.find((each) => each === target.value) ?? colour })}
            options={iconColours.map((value) => ({ value, label: COLOURS[value] }))}
          />
        )}
      </div>
      <TextField
        label={labels.title}
        dir="auto"
        maxLength={LONGEST_TITLE}
        value={title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextArea
        label="Text"
        dir="auto"
        rows={2}
        maxLength={LONGEST_TEXT}
        value={text}
        hint={labels.textHint}
        onChange={({ target }) => onChange({ text: target.value })}
      />
    </fieldset>
  )
}

const PictureField = ({ onChange }: { readonly onChange: (picture: string) => void }) => {
  const [problem, setProblem] = useState<string>()
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file === undefined) return
    const read = await readPicture(file)
    setProblem('problem' in read ? read.problem : undefined)
    if ('picture' in read) onChange(read.picture)
  }
  return (
    <Field label="Picture" hint="It stays in your browser." error={problem} className="col-span-2">
      {(wiring) => <input type="file" accept="image/*" className="file-input" onChange={(event) => void choose(event)} {...wiring} />}
    </Field>
  )
}
