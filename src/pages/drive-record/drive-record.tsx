import { RecordsPage } from '@/features/appointments/records/records-page'
import { scopeOf } from '@/features/appointments/records/scope-param'
import { usePageParams } from '@/hooks/use-page-params'

export default function DriveRecordPage() {
  const { scope } = usePageParams<'pages/drive-record/drive-record'>()
  return <RecordsPage first={scopeOf(scope)} />
}
