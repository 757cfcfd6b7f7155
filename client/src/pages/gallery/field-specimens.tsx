import { useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Specimen, type SpecimensOf } from './specimen.tsx'

const CATEGORIES = [
  { value: 'development', label: 'Development' },
  { value: 'design', label: 'Design' },
  { value: 'marketing', label: 'Marketing' },
  { value: 'business', label: 'Business' },
  { value: 'personal-life', label: 'Personal Life' },
]
const TAGS = ['ai', 'databases', 'jobs', 'money', 'music', 'open source', 'print', 'travel', '3d'].map((tag) => ({
  value: tag,
  label: tag,
}))

export const FieldSpecimens: SpecimensOf = () => {
  const [tag, setTag] = useState<string | null>(null)
  const [theme, setTheme] = useState('system')
  const [words, setWords] = useState('Reads any PDF with your team.')
  return (
    <>
      <Specimen title="Text" flow="column">
        <TextField label="Name" placeholder="What people will call it" />
        <TextField label="Username" before="@" defaultValue="ada" hint="Lower case a to z, digits and dashes." />
        <TextField
          label="Website"
          type="url"
          defaultValue="fernweh"
          error="This is not an address. It begins with https:// and has a dot in it."
        />
        <TextField label="Search" hideLabel type="search" before={<SearchIcon />} placeholder="Search tools, people, tags" />
        <TextField label="Launched on" defaultValue="2026-03-01" disabled hint="Set when it went live." />
        <TextArea
          label="Tagline"
          optional
          rows={2}
          aside={`${words.length} of 60`}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <PasswordField label="Password" defaultValue="correct horse" autoComplete="off" />
      </Specimen>
      <Specimen title="Choosing from a list" flow="column">
        <Select label="Category" options={CATEGORIES} placeholder="Choose one" />
        <Select
          label="Sort by"
          defaultValue="votes"
          options={[
            {
              group: 'Now',
              options: [
                { value: 'votes', label: 'Votes' },
                { value: 'new', label: 'Newest' },
              ],
            },
            {
              group: 'Ever',
              options: [
                { value: 'best', label: 'Best day' },
                { value: 'name', label: 'Name', disabled: true },
              ],
            },
          ]}
        />
        <Select label="Plan" options={CATEGORIES} placeholder="Choose one" error="Choose a plan to go on." />
        <Combobox
          label="Tag"
          options={TAGS}
          value={tag}
          onValueChange={setTag}
          searchPlaceholder="Search tags"
          hint="One is enough to be found."
        />
        <Combobox label="Maker" options={[]} value={null} onValueChange={setTag} disabled />
      </Specimen>
      <Specimen title="Checkbox" flow="column">
        <Checkbox label="Tell me when a launch I voted for wins" defaultChecked />
        <Checkbox label="Send me the newsletter" hint="Every Monday. One click ends it." />
        <Checkbox label="Some of them" indeterminate />
        <Checkbox label="Not yours to change" disabled defaultChecked />
      </Specimen>
      <Specimen title="Switch" flow="column">
        <Switch label="Live updates" defaultChecked hint="Rows move while you look." />
        <Switch label="Shortcuts" />
        <Switch label="Not yours to change" disabled />
      </Specimen>
      <Specimen title="Radio group" flow="column">
        <RadioGroup
          legend="Who may comment"
          defaultValue="members"
          options={[
            { value: 'members', label: 'Members' },
            { value: 'followers', label: 'Followers', hint: 'Those who follow you, and you.' },
            { value: 'makers', label: 'Only makers', disabled: true },
          ]}
        />
        <RadioGroup
          legend="Launch"
          look="cards"
          defaultValue="wait"
          options={[
            { value: 'wait', label: 'Wait in line', hint: 'Free. About six weeks.' },
            { value: 'skip', label: 'Skip the line', hint: 'Choose your day.' },
          ]}
        />
        <RadioGroup
          legend="Theme"
          hideLegend
          look="segments"
          value={theme}
          onValueChange={setTheme}
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
            { value: 'system', label: 'System' },
          ]}
        />
      </Specimen>
    </>
  )
}
