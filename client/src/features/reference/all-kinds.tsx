import { useSelector } from 'react-redux'
import { FieldForms } from './field-forms.tsx'
import { selectReference } from './reference-slice.ts'

/** The kinds of values that fields are of. */
export const AllKinds = () => {
  const { overview } = useSelector(selectReference)
  return overview && <FieldForms forms={[overview.kinds]} />
}
