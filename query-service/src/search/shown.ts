import { PostId } from '@debut/events/discussion/discussion-form.ts'
import { withNames } from '@debut/events/discussion/mentions.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { Slug, ToolId } from '@debut/events/tools/tool-card.ts'
import { namesOf, shownNameOf } from '../cards/shown-tags.ts'
import type { Document } from './find-documents.ts'

/** What a document is called begins with its kind. */
const idIn = (document: string) => document.slice(1)
const idOf = ({ document }: Document) => idIn(document)

export const toolOf = (document: Document) => {
  const { address, title, line, picture, tags, names, standing, day, closed } = document
  return {
    toolId: ToolId.parse(idOf(document)),
    slug: Slug.parse(address),
    name: title,
    tagline: line ?? '',
    logo: picture ?? '',
    tags,
    ...namesOf(names),
    boardDate: Day.parse(day),
    points: closed ? standing : null,
  }
}

export const personOf = (document: Document) => ({
  memberId: MemberId.parse(idOf(document)),
  username: document.address,
  name: document.line,
  avatar: document.picture,
  tools: document.standing,
})

export const tagOf = ({ address, title, standing }: Document) => ({
  tag: address,
  ...shownNameOf(title, address),
  tools: standing,
})

/** `names` are those of the members whom they mention. */
export const postOf = (document: Document, names: ReadonlyMap<string, string>) => ({
  postId: PostId.parse(idOf(document)),
  title: withNames(document.title, names),
  summary: withNames(document.line ?? '', names),
  username: document.author,
  authorId: MemberId.parse(idIn(document.writer ?? '')),
  publishedOn: Day.parse(document.day),
})
