import { MemberRulePage } from '@/features/membership/level/member-rule-page'

export default function MembershipGuidePage() {
  return <MemberRulePage />
}
