import { FieldForms } from './field-forms.tsx'
import { Fold } from './fold.tsx'
import type { Topic } from './reference-view.ts'
import { Words } from './words.tsx'

export const TopicEntry = ({ topic: { topic, says, who, forms } }: { topic: Topic }) => (
  <section className="reference-entry" aria-labelledby={`topic-${topic}`}>
    <h2 id={`topic-${topic}`}>
      <span className="reference-method">topic</span> <code>{topic}</code>
    </h2>
    <p className="reference-says">
      <Words text={says} />
    </p>
    <p className="reference-who">{who}</p>
    <Fold title="Fields of a message">
      <FieldForms forms={forms} />
    </Fold>
  </section>
)
