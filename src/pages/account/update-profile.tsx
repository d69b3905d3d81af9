import { ProfileEditingPage } from '@/features/profile-editing/profile-editing-page'
import { usePageGuard } from '@/hooks/use-page-guard'

export default function UpdateProfile() {
  return <ProfileEditingPage isAllowed={usePageGuard()} />
}
