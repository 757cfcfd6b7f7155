import { LONGEST_PRODUCT_NAME } from '@debut/events/alternatives/alternative-form.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { Filled, Problems } from './proposal-form.ts'

interface Props {
  readonly filled: Filled
  readonly wrong: Problems
  readonly fill: (more: Partial<Filled>) => void
}

/** A product that people know and that is not here. */
export const ProductFields = ({ filled, wrong, fill }: Props) => (
  <>
    <TextField
      label="What is it called?"
      name="name"
      value={filled.name}
      maxLength={LONGEST_PRODUCT_NAME}
      autoComplete="off"
      placeholder="Notion"
      error={wrong.name}
      onChange={({ currentTarget }) => fill({ name: currentTarget.value })}
    />
    <TextField
      label="Website"
      optional
      name="url"
      type="url"
      inputMode="url"
      value={filled.url}
      maxLength={2_048}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="notion.com"
      error={wrong.url}
      onChange={({ currentTarget }) => fill({ url: currentTarget.value })}
    />
  </>
)
