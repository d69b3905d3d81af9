import { DeletionPage } from '@/features/account-deletion/deletion-page'
import { usePageGuard } from '@/hooks/use-page-guard'

export default function DeleteAccount() {
  return <DeletionPage isAllowed={usePageGuard()} />
}
