import { FormSection } from '../../../ui/form-section.tsx'
import type { Account } from './account.ts'

/** The member’s name as their sign-in provider gave it. Only this page shows it. */
export const NameSection = ({ account: { name } }: { account: Account }) =>
  name === undefined ? null : (
    <FormSection title="Name" hint="From where you sign in. Members see your username only.">
      <p className="text-[15px] wrap-anywhere">{name}</p>
    </FormSection>
  )
