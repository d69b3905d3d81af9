-- A claim that is turned down again for the same reason tells nothing new.
DELETE FROM invitation_refusal USING invitation_refusal earlier
  WHERE earlier.invitee_id = invitation_refusal.invitee_id AND earlier.inviter_id = invitation_refusal.inviter_id
    AND earlier.why = invitation_refusal.why AND earlier.id < invitation_refusal.id;
CREATE UNIQUE INDEX invitation_refusal_once ON invitation_refusal (invitee_id, inviter_id, why);
DROP INDEX invitation_refusal_of_invitee;
