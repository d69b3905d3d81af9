import { FinanceApplicationPage } from '@/features/finance-application/finance-application-page'
import { usePageGuard } from '@/hooks/use-page-guard'
import { usePageParams } from '@/hooks/use-page-params'

export default function FinancialOrderSnapshotPage() {
  const isAllowed = usePageGuard()
  const { id = '', ...link } = usePageParams<'pages/financialCalculator/financialOrderSnapshot'>()
  return <FinanceApplicationPage key={id} id={id} link={link} isAllowed={isAllowed} />
}
