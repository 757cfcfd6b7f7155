/** SQL for why others can't read a review; null where they can. */
export const HIDDEN = `case when hidden_because is not null then json_build_object('reason', hidden_because, 'isHeld', held is not null, 'note', hidden_note) end`
