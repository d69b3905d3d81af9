import { NotificationsPage } from '@/features/notifications/notifications-page'
import { usePageGuard } from '@/hooks/use-page-guard'

export default function Notifications() {
  return <NotificationsPage isAllowed={usePageGuard()} />
}
