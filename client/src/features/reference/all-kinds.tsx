import { useData } from '../../lib/resources/use-resource.ts'
import { FieldForms } from './field-forms.tsx'
import { overview } from './reference-resources.ts'

/** The kinds of values that fields are of. */
export const AllKinds = () => {
  const shown = useData(overview())
  return shown && <FieldForms forms={[shown.kinds]} />
}
