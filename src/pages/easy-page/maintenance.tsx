import { MaintenancePage } from '@/features/maintenance/maintenance-page'

export default function Maintenance() {
  return <MaintenancePage />
}
