import { Link } from '../../ui/link.tsx'

/** Where to go from here. */
export const NothingFound = ({ q, isPage }: { q: string; isPage: boolean }) => (
  <div className="mb-9">
    <h2 className="text-[22px] font-[700]">{isPage ? 'Nothing on this page' : <>Nothing for “{q}”</>}</h2>
    <p className="mt-2 max-w-[60ch] text-[14.5px] text-ink-2">
      {isPage
        ? 'What was found ends before it.'
        : 'Try fewer words, or other ones: what it is for, or what it is made with. A product can be found from its launch day on.'}
    </p>
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-[14.5px]">
      <Link to="/categories" className="way-link">
        All categories
      </Link>
      <Link to="/tags" className="way-link">
        All tags
      </Link>
      <Link to="/submit-a-tool" className="way-link">
        Submit a tool
      </Link>
    </p>
  </div>
)
