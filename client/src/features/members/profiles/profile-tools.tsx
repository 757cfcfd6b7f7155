import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { ToolLogo } from '../../../ui/tool-logo.tsx'
import type { MemberProfile, ProfileTool } from './profile.ts'

export const ProfileTools = ({ profile: { username, tools } }: { profile: MemberProfile }) => (
  <section aria-labelledby="tools-made">
    <h2 id="tools-made" className="mb-2 text-[21px] font-bold">
      Tools
    </h2>
    {tools.length === 0 ? (
      <div className="rounded-card border border-line-2 bg-surface">
        <EmptyState title="No tool so far">A tool that {username} makes stands here from its first launch on.</EmptyState>
      </div>
    ) : (
      <ul>
        {tools.map((tool) => (
          <Row key={tool.toolId} tool={tool} />
        ))}
      </ul>
    )}
  </section>
)

const Row = ({ tool: { slug, name, tagline, logo } }: { tool: ProfileTool }) => (
  <li className="relative -mx-2.5 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3.5 rounded-panel px-2.5 py-3 hover:bg-surface md:gap-4">
    <ToolLogo src={logo} size={56} className="bg-sunken" />
    <div className="min-w-0">
      <h3 className="font-text text-[16.5px]/tight font-[650] tracking-[-0.012em]">
        <Link to={`/tool/${slug}`} className="block truncate after:absolute after:inset-0 after:rounded-panel">
          {name}
        </Link>
      </h3>
      <p className="mt-0.5 line-clamp-2 text-[14px]/[1.4] text-ink-2">{tagline}</p>
    </div>
  </li>
)
