type Entry = { id: string; text: string; depth: 2 | 3 }

export const TableOfContents = ({ entries }: { entries: readonly Entry[] }) => (
  <nav aria-label="On this page" className="toc">
    <p aria-hidden="true">On this page</p>
    <ul>
      {entries.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  </nav>
)
