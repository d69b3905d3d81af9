import { DetailPage } from '@/features/appointments/detail/detail-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function DriveDetailPage() {
  const { id = '' } = usePageParams<'pages/drive-record/drive-detail/drive-detail'>()
  return <DetailPage id={id} />
}
