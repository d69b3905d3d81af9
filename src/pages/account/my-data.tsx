import { MyDataPage } from '@/features/my-data/my-data-page'
import { usePageGuard } from '@/hooks/use-page-guard'

export default function MyData() {
  return <MyDataPage isAllowed={usePageGuard()} />
}
