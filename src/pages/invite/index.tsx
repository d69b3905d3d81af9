import { InvitePage } from '@/features/invitations/invite-page'

export default function InviteFriends() {
  return <InvitePage />
}
