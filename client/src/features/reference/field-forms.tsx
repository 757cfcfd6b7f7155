import { Fragment } from 'react'
import type { Field } from './fields.ts'
import { Words } from './words.tsx'

/** The fields of something; of several forms, one after the other. */
export const FieldForms = ({ forms }: { forms: readonly (readonly Field[])[] }) =>
  forms.map((fields, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <p className="reference-or">or</p>}
      <FieldRows fields={fields} />
    </Fragment>
  ))

const FieldRows = ({ fields }: { fields: readonly Field[] }) => (
  <dl className="reference-fields">
    {fields.map((field) => (
      <div key={field.name}>
        <dt>
          <code>{field.name}</code>
          <span>{field.type}</span>
          {field.isRequired ? null : <span>optional</span>}
        </dt>
        <dd>
          <Words text={field.says.join(' ')} />
        </dd>
        {field.forms.length > 0 && (
          <dd className="reference-within">
            <FieldForms forms={field.forms} />
          </dd>
        )}
      </div>
    ))}
  </dl>
)
