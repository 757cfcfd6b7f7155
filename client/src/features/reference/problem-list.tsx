import type { Problem } from './reference-view.ts'

export const ProblemList = ({ problems }: { problems: readonly Problem[] }) => (
  <dl className="reference-fields">
    {problems.map(({ code, status, message }) => (
      <div key={code}>
        <dt>
          <code>{code}</code>
          <span>{status}</span>
        </dt>
        <dd>{message}</dd>
      </div>
    ))}
  </dl>
)
