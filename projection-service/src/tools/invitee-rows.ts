import { EmailInvitationEnded, InvitedByEmail, type InviteeEvent, inviteeEvents } from '@debut/events/tools/invitee-events.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'
import { rounds } from '../kernel/rounds.ts'

/** These are kept apart from invitations by name, because only the invited member is shown one of these. */
export const inviteeTables = `
  create table email_invitations (
    member_id uuid not null,
    tool_id text not null,
    by uuid not null,
    position bigint not null,
    primary key (member_id, tool_id)
  );
`

export const inviteeRows = (batch: Batch): Statement[] => {
  const events = batch.of(...inviteeEvents) as readonly Recorded<InviteeEvent>[]
  return rounds(events, ({ event: { data } }) => `${data.memberId} ${data.toolId}`).flatMap((round) => [
    ...forRows(
      round.filter(({ event }) => event.type === InvitedByEmail.type).map(({ event, position }) => ({ ...event.data, position })),
      `insert into email_invitations (member_id, tool_id, by, position)
       select "memberId", "toolId", by, position
       from json_to_recordset($1::json) as invited ("memberId" uuid, "toolId" text, by uuid, position bigint)
       on conflict (member_id, tool_id) do update set by = excluded.by, position = excluded.position`,
    ),
    ...forRows(
      round.filter(({ event }) => event.type === EmailInvitationEnded.type).map(({ event }) => event.data),
      `delete from email_invitations using json_to_recordset($1::json) as ended ("memberId" uuid, "toolId" text)
       where member_id = "memberId" and tool_id = "toolId"`,
    ),
  ])
}
