import type { MentionedTool } from '@debut/events/discussion/post-answers.ts'
import { Link } from '../../../ui/link.tsx'
import { ToolLogo } from '../../../ui/tool-logo.tsx'

/** The tool that a post is about. */
export const AboutTool = ({ tool: { slug, name, tagline, logo } }: { readonly tool: MentionedTool }) => (
  <div className="relative flex items-center gap-3.5 rounded-panel border border-line-2 bg-surface p-3 hover:border-line">
    <ToolLogo src={logo} size={44} className="flex-none" />
    <div className="min-w-0">
      <Link to={`/tool/${slug}`} className="block truncate text-[15px] font-[650] after:absolute after:inset-0">
        {name}
      </Link>
      <p className="truncate text-[13.5px] text-ink-2">{tagline}</p>
    </div>
  </div>
)
