import { MemberPage } from '@/features/membership/level/member-page'

export default function MyMembershipPage() {
  return <MemberPage />
}
