import type { EventForm } from './kernel/define-event.ts'
import { AwardRevised, AwardsGranted, LaunchDayClosed, LaunchDayOpened, LotteryDrawn, SlotAssigned } from './launches/launch-day-events.ts'
import { LaunchOpened, LaunchScheduled } from './launches/launch-events.ts'
import {
  AvatarChanged,
  AvatarRemoved,
  EmailVerified,
  MemberErased,
  MemberOnboarded,
  MemberRegistered,
  PhoneVerified,
  PreferencesChanged,
  RoleGranted,
  RoleRevoked,
  UsernameChanged,
  UsernameClaimed,
  UsernameReleased,
} from './members/member-events.ts'
import { NotificationsRead } from './notifications/notification-events.ts'
import { LaunchPlanned, SlugClaimed, ToolListed } from './tools/tool-events.ts'
import {
  RewardGranted,
  RewardsAnnounced,
  StreakExtended,
  StreakStepUndone,
  VoteCast,
  VoteHeld,
  VoteRestored,
  VoteVoided,
  VoteWithdrawn,
} from './voting/vote-events.ts'

/** Every event that was ever written. */
const forms: readonly EventForm[] = [
  MemberRegistered,
  EmailVerified,
  PhoneVerified,
  UsernameChanged,
  AvatarChanged,
  AvatarRemoved,
  MemberOnboarded,
  RoleGranted,
  RoleRevoked,
  PreferencesChanged,
  MemberErased,
  UsernameClaimed,
  UsernameReleased,
  ToolListed,
  LaunchPlanned,
  SlugClaimed,
  LaunchScheduled,
  LaunchOpened,
  SlotAssigned,
  LaunchDayOpened,
  LaunchDayClosed,
  LotteryDrawn,
  AwardsGranted,
  AwardRevised,
  VoteCast,
  VoteWithdrawn,
  VoteHeld,
  VoteVoided,
  VoteRestored,
  StreakExtended,
  StreakStepUndone,
  RewardGranted,
  RewardsAnnounced,
  NotificationsRead,
]

export const catalogue: ReadonlyMap<string, EventForm> = new Map(forms.map((form) => [form.type, form]))
