import { FieldForms } from './field-forms.tsx'
import { JsonExample } from './json-example.tsx'
import { ProblemList } from './problem-list.tsx'
import type { Command } from './reference-view.ts'
import { Words } from './words.tsx'

export const CommandEntry = ({ command: { type, says, who, sends, problems } }: { command: Command }) => (
  <section className="reference-entry" aria-labelledby={type}>
    <h2 id={type}>
      <span className="reference-method">command</span> <code>{type}</code>
    </h2>
    <p className="reference-says">
      <Words text={says} />
    </p>
    <p className="reference-who">{who}</p>
    <h3>Payload</h3>
    <FieldForms forms={sends.forms} />
    <JsonExample title="Example" value={sends.example} />
    {problems.length > 0 && (
      <>
        <h3>Refusals</h3>
        <ProblemList problems={problems} />
      </>
    )}
  </section>
)
