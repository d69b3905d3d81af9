import { ProfilePage } from '@/features/profile/profile-page'

export default function ProfileTabPage() {
  return <ProfilePage />
}
