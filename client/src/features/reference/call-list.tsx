import { useResource } from '../../lib/resources/use-resource.ts'
import { Link } from '../../ui/link.tsx'
import { CallPath } from './call-path.tsx'
import { overview } from './reference-resources.ts'
import { Words } from './words.tsx'
import { Unreachable } from '../../ui/unreachable.tsx'

/** Every operation, command and topic with its sentence, by groups. */
export const CallList = () => {
  const view = useResource(overview())
  if (view.status !== 'ready') return <Unreachable what="the reference" onRetry={view.refetch} />
  return view.data.groups.map(({ name, title, says, lines }) => (
    <section key={name} className="reference-group" aria-labelledby={`group-${name}`}>
      <h3 id={`group-${name}`}>
        <Link to={`/developers/${name}`}>{title}</Link>
      </h3>
      <p>
        <Words text={says} />
      </p>
      <ul className="reference-lines">
        {lines.map((line) => (
          <li key={line.anchor}>
            <Link to={`/developers/${name}#${line.anchor}`} className="reference-line">
              <span className="reference-method">{line.kind}</span>
              <code>
                <CallPath path={line.name} />
              </code>
              <span>
                <Words text={line.says} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}
