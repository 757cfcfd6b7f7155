import { REPORTS_EACH } from '@debut/events/discussion/discussion-commands.ts'
import { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import { ContentReported } from '@debut/events/discussion/report-events.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { describe, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { reporter, type ReporterCommand } from './reporter.ts'

const { given } = specify(reporter)
const memberId = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const authorId = MemberId.parse('8a6e0804-2bd0-4672-b79d-d97027f9071a')
const idOf = (index: number) => `01K9Z7V5C0QW8R3N4M2X${String(index).padStart(6, '0')}`
const [postId, commentId] = [PostId.parse(idOf(0)), CommentId.parse(idOf(0))]
const readable = { authorId, hidden: false, deleted: false }
const said = { reason: 'spam', note: 'The third of these today.' } as const
const facts = { registered: true, text: readable }

const reportPost = (more: Partial<ReporterCommand & { type: 'ReportPost' }> = {}) =>
  ({ type: 'ReportPost', memberId, postId, ...said, ...facts, ...more }) as const
const reportComment = (more: Partial<ReporterCommand & { type: 'ReportComment' }> = {}) =>
  ({ type: 'ReportComment', memberId, commentId, ...said, ...facts, ...more }) as const

const reported = ContentReported({ memberId, postId, commentId: null, ...said })
const commentReported = ContentReported({ memberId, postId: null, commentId, ...said })

describe('a member who reports', () => {
  it('reports a post, or a comment, once, whatever they say the second time', () => {
    given().when(reportPost()).then(reported)
    given(reported)
      .when(reportPost({ reason: 'abuse', note: null }))
      .thenNothing()
    given().when(reportComment()).then(commentReported)
    given(commentReported).when(reportComment()).thenNothing()
  })

  it('reports a post and a comment of the same id apart', () => {
    given(reported).when(reportComment()).then(commentReported)
  })

  it('may leave out the note', () => {
    given()
      .when(reportPost({ note: null }))
      .then(ContentReported({ memberId, postId, commentId: null, reason: 'spam', note: null }))
  })

  it('reports what everybody can read', () => {
    for (const text of [
      { authorId: undefined, hidden: false, deleted: false },
      { ...readable, hidden: true },
      { ...readable, deleted: true },
    ]) {
      given().when(reportPost({ text })).thenRefused('unknown-post')
      given().when(reportComment({ text })).thenRefused('unknown-comment')
    }
  })

  it('reports what others wrote', () => {
    const text = { ...readable, authorId: memberId }
    given().when(reportPost({ text })).thenRefused('report-your-own')
    given().when(reportComment({ text })).thenRefused('report-your-own')
  })

  it('is registered', () => {
    given()
      .when(reportPost({ registered: false }))
      .thenRefused('not-registered')
    given()
      .when(reportComment({ registered: false }))
      .thenRefused('not-registered')
  })

  it('reports so much and no more', () => {
    const all = Array.from({ length: REPORTS_EACH }, (_, index) =>
      ContentReported({ memberId, postId: PostId.parse(idOf(index + 1)), commentId: null, ...said }),
    )
    given(...all)
      .when(reportPost())
      .thenRefused('too-many-reports')
    given(...all)
      .when(reportComment())
      .thenRefused('too-many-reports')
    given(...all.slice(1))
      .when(reportPost())
      .then(reported)
  })
})
