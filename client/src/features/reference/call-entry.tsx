import { Link } from '../../ui/link.tsx'
import { CallPath } from './call-path.tsx'
import { FieldForms } from './field-forms.tsx'
import { Fold } from './fold.tsx'
import { JsonExample } from './json-example.tsx'
import { ProblemList } from './problem-list.tsx'
import type { Call, Content } from './reference-view.ts'
import { Words } from './words.tsx'

/** All that there is to know of one operation. */
export const CallEntry = ({ call }: { call: Call }) => {
  const { id, method, path, says, who, parameters, sends, answers, problems } = call
  return (
    <section className="reference-entry" aria-labelledby={id}>
      <h2 id={id}>
        <span className="reference-method">{method}</span>{' '}
        <code>
          <CallPath path={path} />
        </code>
      </h2>
      <p className="reference-says">
        <Words text={says} />
      </p>
      <p className="reference-who">
        <Words text={[who, ...notesOf(call)].join(' · ')} />
      </p>
      {parameters.length > 0 && (
        <>
          <h3>Takes</h3>
          <FieldForms forms={[parameters]} />
        </>
      )}
      {sends && (
        <>
          <h3>Body</h3>
          {sends.kind !== JSON_KIND && <p className="reference-note">{sends.kind}</p>}
          <FieldForms forms={sends.forms} />
          {sends.oneOf && <CommandLinks commands={sends.oneOf} />}
          {sends.example !== undefined && <JsonExample title="Example body" value={sends.example} />}
        </>
      )}
      {problems.length > 0 && (
        <>
          <h3>Refusals</h3>
          <ProblemList problems={problems} />
        </>
      )}
      <Answer call={call} />
      {answers?.example === undefined ? null : (
        <Fold title="Example">
          <JsonExample title={`${method} ${call.example}`} value={answers.example} />
        </Fold>
      )}
    </section>
  )
}

const CommandLinks = ({ commands }: { commands: NonNullable<Content['oneOf']> }) => (
  <>
    <p className="reference-note">One of these commands, with an id and a payload of its own:</p>
    <ul className="reference-commands">
      {commands.map(({ name, group }) => (
        <li key={name}>
          <Link to={`/developers/${group}#${name}`} className="quiet-link">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </>
)

const JSON_KIND = 'application/json'

const notesOf = ({ isTagged, isWaiting }: Call): string[] => [
  ...(isTagged ? ['with an `ETag`'] : []),
  ...(isWaiting ? ['waits for a `min-position`'] : []),
]

const Answer = ({ call: { answers } }: { call: Call }) => {
  if (answers === undefined) return <p className="reference-note">It answers 204, without a body.</p>
  if (answers.forms.length === 0)
    return <p className="reference-note">It answers with {answers.type === '' ? answers.kind : `${answers.kind}: ${answers.type}`}.</p>
  return (
    <Fold title="Fields of the answer">
      <FieldForms forms={answers.forms} />
    </Fold>
  )
}
