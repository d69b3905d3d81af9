import { PosterPage } from '@/features/invitations/poster/poster-page'

export default function PosterInvitation() {
  return <PosterPage />
}
