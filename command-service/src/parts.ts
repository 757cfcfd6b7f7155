import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Role } from '@debut/events/members/role.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { ErasureList } from '@debut/adapters/erasure-list.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { Mail } from '@debut/adapters/mail.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { Metrics } from '@debut/adapters/metrics.ts'
import type { Outgoing } from '@debut/adapters/outgoing/outgoing.ts'
import type { AskEnded } from '@debut/adapters/standing-sessions.ts'
import type { Storage } from '@debut/adapters/storage.ts'
import type { IdentityParts } from './identity/identity-parts.ts'
import type { SigningKeys } from './identity/signing-keys.ts'
import type { EmailFigures } from './identity/ports/mail/message-counts.ts'
import type { Sms } from './identity/ports/sms/sms.ts'
import type { FindVotedMakers } from './cases/find-voted-makers.ts'
import type { FindVoter } from './cases/find-voter.ts'
import type { FindVotes } from './cases/find-votes.ts'
import type { WhyNotAll } from './cases/judge-votes.ts'
import type { CheckWork } from './kernel/check-work.ts'
import type { SayAccepted } from './kernel/accepted.ts'
import type { IsBlockedByAny } from './kernel/is-blocked-by-any.ts'
import type { FindNamed } from './kernel/find-named.ts'
import type { Handle } from './kernel/handle.ts'
import type { Limits } from './kernel/limits.ts'
import type { KeptOfMembers } from './kernel/kept-of-members.ts'
import type { FindAwaiting } from './launches/awaiting-members.ts'
import type { HasHeldWord } from './kernel/texts/holds/held-words.ts'
import type { WrittenTexts } from './kernel/texts/holds/written-texts.ts'
import type { ChecklistRows } from './checklist/checklist-rows.ts'
import type { PostDraftRows } from './discussion/post-draft-rows.ts'
import type { DraftRows } from './drafts/draft-rows.ts'
import type { Leases } from './kernel/processes/lease.ts'
import type { ProcessMemory } from './kernel/processes/process-memory.ts'
import type { MakersAbout, Ranks } from './kernel/matters/matter.ts'
import type { Send } from './kernel/send.ts'
import type { WriteMail } from './kernel/write-mail.ts'
import type { WriteToMember } from './kernel/write-to-member.ts'
import type { Snapshots } from './kernel/snapshots.ts'
import type { RecordLookUp } from './voting/moderate-vote.ts'
import type { FindAct } from './moderation/find-act.ts'
import type { FindTagMakers } from './tags/find-tag-makers.ts'
import type { DecisionMailRows } from './moderation/mails/decision-mail-rows.ts'
import type { RefuseSanctioned } from './kernel/http/refuse-sanctioned.ts'
import type { Account, ProveErasure } from './members/account.ts'
import type { ConfiguredRoles } from './members/configured-roles.ts'
import type { NotificationMailRows } from './notifications/mails/notification-mail-rows.ts'
import type { UnsubscribeLinks } from './notifications/unsubscribe-links.ts'
import type { FindOwned } from './members/owned-streams.ts'
import type { NewestBackup } from './operations/newest-backup.ts'
import type { InvitationLinks } from './tools/invitations/invitation-links.ts'
import type { InvitationRows } from './tools/invitations/invitation-rows.ts'
import type { Addresses } from './tools/invitations/invite-by-email.ts'
import type { ContactRows } from './support/contact-rows.ts'
import type { InboxRows } from './support/inbox-rows.ts'
import type { Drawing } from './kernel/pictures/drawing.ts'
import type { Uploads } from './kernel/uploads.ts'
import type { Pictures } from './drafts/pictures/pictures.ts'
import type { HeldVotes } from './vote-review/held-votes.ts'
import type { VoteOrigins } from './vote-review/origins/vote-origins.ts'
import type { ReviewEvidence } from './vote-review/review-evidence.ts'
import type { ReadBuilds } from './projections/read-builds.ts'
import type { ReviewSettings } from './vote-review/review-settings.ts'
import type { VisitCounter } from './visits/visit-counter.ts'
import type { ReadSite } from './drafts/site/read-site.ts'
import type { ScrapeSite } from './free-tools/scrape/scrape-site.ts'

/** All that this service has for its capabilities; each names what it takes of it. */
export interface Parts {
  readonly log: EventStore
  readonly handle: Handle
  readonly send: Send
  readonly keys: MemberKeys
  readonly snapshots: Snapshots
  readonly database: Knex
  readonly memory: ProcessMemory
  readonly leases: Leases
  readonly sayAccepted: SayAccepted
  readonly storage: Storage
  readonly uploads: Uploads
  readonly drawing: Drawing
  readonly pictures: Pictures
  readonly readSite: ReadSite
  readonly scrapeSite: ScrapeSite
  /** To addresses that members name. */
  readonly outgoing: Outgoing
  readonly mail: Mail
  readonly sms: Sms | undefined
  readonly account: Account
  /** Beside the back-ups. */
  readonly erasures: ErasureList
  readonly proveErasure: ProveErasure
  readonly newestBackup: NewestBackup
  /** What became of the emails of the day. */
  readonly emailFigures: (now: Instant) => Promise<EmailFigures>
  /** The processes that one instance at a time is at. */
  readonly runsOnce: () => readonly string[]
  /** What capabilities keep of members outside the log, beside their accounts. */
  readonly kept: KeptOfMembers
  /** How often somebody may do what costs us much. */
  readonly limits: Limits
  readonly drafts: DraftRows
  readonly postDrafts: PostDraftRows
  readonly checklists: ChecklistRows
  readonly writtenTexts: WrittenTexts
  readonly hasHeldWord: HasHeldWord
  readonly visits: VisitCounter
  readonly origins: VoteOrigins
  readonly evidence: ReviewEvidence
  /** An admin looks at the tools of a new maker before they are public. */
  readonly holdsFirstTools: boolean
  readonly voteReview: ReviewSettings | undefined
  readonly heldVotes: HeldVotes
  readonly findNamed: FindNamed
  readonly isBlockedByAny: IsBlockedByAny
  readonly findOwned: FindOwned
  readonly findAwaiting: FindAwaiting
  readonly findAct: FindAct
  readonly ranks: Ranks
  readonly makersAbout: MakersAbout
  readonly recordLookUp: RecordLookUp
  readonly findTagMakers: FindTagMakers
  readonly findVotes: FindVotes
  readonly findVoter: FindVoter
  readonly findVotedMakers: FindVotedMakers
  readonly readBuilds: ReadBuilds
  readonly whyNotAll: WhyNotAll
  readonly refuseSanctioned: RefuseSanctioned
  readonly writeToMember: WriteToMember
  readonly writeMail: WriteMail
  readonly contactRows: ContactRows
  readonly invitationRows: InvitationRows
  readonly invitationLinks: InvitationLinks
  readonly addresses: Addresses
  readonly inboxRows: InboxRows
  readonly checkWork: CheckWork
  readonly usernameOf: (memberId: MemberId) => Promise<string | undefined>
  readonly notificationMails: NotificationMailRows
  readonly decisionMails: DecisionMailRows
  readonly unsubscribeLinks: UnsubscribeLinks
  readonly identity: IdentityParts
  readonly signingKeys: SigningKeys
  readonly configuredRoles: ConfiguredRoles
  /** Which of these sessions have ended. */
  readonly ended: AskEnded
  /** Tells the writer of tokens which roles a member holds from now on. */
  readonly noteRoles: (memberId: MemberId, roles: readonly Role[]) => Promise<void>
  readonly claimSecret: string
  readonly seedSecret: string
  readonly supportChat: { readonly provider: string; readonly secret: string }
  /** The origin under which everything is shown. */
  readonly publicUrl: string
  /** Why the clock can't be right, if so. */
  readonly doubt: () => Promise<string | undefined>
  readonly clock: Clock
  readonly metrics: Metrics
  /** Of one member, whose share of other requests follows from it. */
  readonly commandsPerMinute: number
  readonly logger: Logger
}
