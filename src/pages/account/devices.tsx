import { DevicesPage } from '@/features/devices/devices-page'
import { usePageGuard } from '@/hooks/use-page-guard'

export default function Devices() {
  return <DevicesPage isAllowed={usePageGuard()} />
}
