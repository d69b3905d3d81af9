import { PhoneChangePage } from '@/features/phone-change/phone-change-page'
import { usePageGuard } from '@/hooks/use-page-guard'

export default function ChangePhone() {
  return <PhoneChangePage isAllowed={usePageGuard()} />
}
