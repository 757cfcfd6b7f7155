import type { TocEntry } from '../../../content-plugins.ts'
import { ChevronDownIcon } from '../../ui/icons.tsx'

/** Where there is no room for the contents beside a text. */
export const FoldedContents = ({ entries }: { entries: readonly TocEntry[] }) => (
  <details className="group mt-7 rounded-panel border border-line-2 bg-surface xl:hidden">
    <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between rounded-panel px-4 font-[560] [&::-webkit-details-marker]:hidden">
      On this page
      <ChevronDownIcon className="size-4 text-ink-3 group-open:rotate-180" />
    </summary>
    <nav aria-label="On this page" className="px-4 pb-3">
      <ul className="grid text-[14.5px]">
        {entries.map(({ id, text, depth }) => (
          <li key={id} className={depth === 3 ? 'pl-4' : ''}>
            <a href={`#${id}`} className="block py-1.5 text-ink-2 hover:text-ink hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  </details>
)
