import type { Found, FoundPerson, FoundPost, FoundTag, FoundTool, Popular } from '@debut/events/search/search-answers.ts'
import { Command } from 'cmdk'
import type { ReactNode } from 'react'
import { Face } from '../../ui/face.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CommentIcon, SearchIcon } from '../../ui/icons.tsx'
import { countOf } from './found.ts'
import { searchFor } from './search-page-query.ts'
import { Marked } from '../../ui/marked.tsx'
import { MemberName } from '../../ui/member-name.tsx'
import type { Recent } from './recent.ts'

type Go = (to: string, label: string) => void

const FIRST_PEOPLE = 3
const FIRST_TAGS = 3
const FIRST_POSTS = 3

/** What is chosen as soon as it is there. */
export const firstOf = ({ tools, people, tags, posts }: Found): string | undefined => {
  const [[tool], [person], [tag], [post]] = [tools.rows, people.rows, tags.rows, posts.rows]
  if (tool !== undefined) return `tool ${tool.toolId}`
  if (person !== undefined) return `person ${person.memberId}`
  if (tag !== undefined) return `tag ${tag.tag}`
  return post && `post ${post.postId}`
}

/** What the typed text stands for, the likeliest first. */
export const PaletteResults = ({ q, found, popular, go }: { q: string; found: Found; popular: Popular | undefined; go: Go }) => {
  const { tools, people, tags, posts, marks, fit } = found
  const isEmpty = countOf(found) === 0
  return (
    <>
      {fit !== 'all' && !isEmpty && (
        <p className="px-2.5 pt-2 text-[12.5px] text-ink-3">{fit === 'near' ? 'Close matches' : 'No match for all of these words'}</p>
      )}
      {tools.rows.length > 0 && (
        <Command.Group heading="Products">
          {tools.rows.map((tool) => (
            <Tool key={tool.toolId} tool={tool} marks={marks} go={go} />
          ))}
        </Command.Group>
      )}
      {people.rows.length > 0 && (
        <Command.Group heading="People">
          {people.rows.slice(0, FIRST_PEOPLE).map((person) => (
            <Person key={person.memberId} person={person} marks={marks} go={go} />
          ))}
        </Command.Group>
      )}
      {tags.rows.length > 0 && (
        <Command.Group heading="Tags">
          {tags.rows.slice(0, FIRST_TAGS).map((tag) => (
            <Tag key={tag.tag} tag={tag} marks={marks} go={go} />
          ))}
        </Command.Group>
      )}
      {posts.rows.length > 0 && (
        <Command.Group heading="Posts">
          {posts.rows.slice(0, FIRST_POSTS).map((post) => (
            <Post key={post.postId} post={post} marks={marks} go={go} />
          ))}
        </Command.Group>
      )}
      {isEmpty ? (
        <>
          <p className="px-2.5 py-3 text-[13.5px] text-ink-2">
            No product, person, tag or post for “{q}”. Try fewer words, or what it is for.
          </p>
          <PopularTools popular={popular} go={go} />
        </>
      ) : (
        <Item value={`all ${q}`} onSelect={() => go(searchFor(q), q)}>
          <SearchIcon className="size-4 text-ink-3" />
          <span className="flex-1">All results for “{q}”</span>
        </Item>
      )}
    </>
  )
}

/** Before anything is typed: where its reader went before, and what is popular. */
export const PaletteBeginnings = ({
  recent,
  popular,
  go,
  forget,
}: {
  recent: readonly Recent[]
  popular: Popular | undefined
  go: Go
  forget: () => void
}) => (
  <>
    {recent.length > 0 && (
      <Command.Group heading="Recent">
        {recent.map(({ to, label }) => (
          <Item key={to} value={`recent ${to}`} onSelect={() => go(to, label)}>
            <Icon name="lucide:history" className="size-4 text-ink-3" />
            <span className="flex-1 truncate">{label}</span>
          </Item>
        ))}
        <Item value="forget recent" onSelect={forget}>
          <Icon name="lucide:eraser" className="size-4 text-ink-3" />
          <span className="flex-1 text-ink-2">Forget these</span>
        </Item>
      </Command.Group>
    )}
    <PopularTools popular={popular} go={go} />
    {popular !== undefined && popular.tags.length > 0 && (
      <Command.Group heading="Popular tags">
        {popular.tags.slice(0, 4).map((tag) => (
          <Tag key={tag.tag} tag={tag} marks={[]} go={go} />
        ))}
      </Command.Group>
    )}
  </>
)

const PopularTools = ({ popular, go }: { popular: Popular | undefined; go: Go }) =>
  popular !== undefined &&
  popular.tools.length > 0 && (
    <Command.Group heading="Popular products">
      {popular.tools.slice(0, 5).map((tool) => (
        <Tool key={tool.toolId} tool={tool} marks={[]} go={go} />
      ))}
    </Command.Group>
  )

const Item = ({ value, onSelect, children }: { value: string; onSelect: () => void; children: ReactNode }) => (
  <Command.Item value={value} className="menu-item" onSelect={onSelect}>
    {children}
  </Command.Item>
)

type Marks = { marks: readonly string[]; go: Go }

const Tool = ({ tool: { toolId, slug, name, tagline, logo }, marks, go }: Marks & { tool: FoundTool }) => (
  <Item value={`tool ${toolId}`} onSelect={() => go(`/tool/${slug}`, name)}>
    <img src={logo} alt="" width="28" height="28" decoding="async" className="size-7 flex-none rounded-[8px]" />
    <span className="min-w-0 flex-1 truncate">
      <span className="font-[600]">
        <Marked text={name} marks={marks} />
      </span>
      <span className="ml-2 text-[13px] text-ink-2">
        <Marked text={tagline} marks={marks} />
      </span>
    </span>
  </Item>
)

const Person = ({ person, person: { memberId, username, tools }, marks, go }: Marks & { person: FoundPerson }) => (
  <Item value={`person ${memberId}`} onSelect={() => go(`/profile/${username}`, username)}>
    <Face member={person} className="size-7" />
    <span className="min-w-0 flex-1 truncate font-[600]">
      <MemberName member={person} written={(text) => <Marked text={text} marks={marks} />} />
    </span>
    {tools > 0 && <span className="text-[12.5px] text-ink-3 tabular-nums">{tools === 1 ? '1 product' : `${tools} products`}</span>}
  </Item>
)

const Tag = ({ tag: { tag, shownName = tag, tools }, marks, go }: Marks & { tag: FoundTag }) => (
  <Item value={`tag ${tag}`} onSelect={() => go(`/tags/${tag}`, `#${shownName}`)}>
    <Icon name="lucide:hash" className="size-4 text-ink-3" />
    <span className="min-w-0 flex-1 truncate">
      <Marked text={shownName} marks={marks} />
    </span>
    <span className="text-[12.5px] text-ink-3 tabular-nums">{tools === 1 ? '1 product' : `${tools} products`}</span>
  </Item>
)

const Post = ({ post: { postId, title, username }, marks, go }: Marks & { post: FoundPost }) => (
  <Item value={`post ${postId}`} onSelect={() => go(`/posts/${postId}`, title)}>
    <CommentIcon className="size-4 text-ink-3" />
    <span className="min-w-0 flex-1 truncate">
      <Marked text={title} marks={marks} />
    </span>
    {username === null ? null : <span className="max-w-40 truncate text-[12.5px] text-ink-3">{username}</span>}
  </Item>
)
