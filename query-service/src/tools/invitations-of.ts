/**
 * SQL for all open invitations of the member `:memberId` as a maker, by name and by email. It returns `tool_id` and `by`, who invited them.
 */
export const INVITATIONS_OF = `
  select tool.tool_id, (guest->>'by')::uuid as by
  from :tools:.tools tool cross join lateral jsonb_array_elements(tool.invited) guest
  where tool.invited @> jsonb_build_array(jsonb_build_object('memberId', :memberId::text))
    and guest->>'memberId' = :memberId::text and tool.state = 'listed'
  union
  select tool.tool_id, invitation.by
  from :tools:.email_invitations invitation join :tools:.tools tool on tool.tool_id = invitation.tool_id
  where invitation.member_id = :memberId::uuid and tool.state = 'listed' and not tool.makers @> array[invitation.member_id]`
