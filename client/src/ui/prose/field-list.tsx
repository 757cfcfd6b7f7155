import type { ReactNode } from 'react'

export const FieldList = ({ children }: { children: ReactNode }) => <dl className="field-list">{children}</dl>

type Props = { name: string; type?: string; required?: boolean; children: ReactNode }

export const FieldEntry = ({ name, type, required = false, children }: Props) => (
  <div className="field-entry">
    <dt>
      {name}
      {type === undefined ? null : <span>{type}</span>}
      {required ? <span data-required="">required</span> : null}
    </dt>
    <dd>{children}</dd>
  </div>
)
