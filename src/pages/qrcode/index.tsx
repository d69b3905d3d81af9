import { QrPage } from '@/features/invitations/qr-page'

export default function QrInvitation() {
  return <QrPage />
}
