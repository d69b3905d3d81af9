import { RulesPage } from '@/features/invitations/rules-page'

export default function InvitationRules() {
  return <RulesPage />
}
