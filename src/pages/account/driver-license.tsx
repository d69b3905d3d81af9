import { LicencePage } from '@/features/driver-licence/licence-page'
import { usePageGuard } from '@/hooks/use-page-guard'

export default function DriverLicensePage() {
  return <LicencePage isAllowed={usePageGuard()} />
}
