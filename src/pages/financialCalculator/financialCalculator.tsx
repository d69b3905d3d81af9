import { CalculatorPage } from '@/features/finance-calculator/calculator-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function FinancialCalculatorPage() {
  const { view, orderId, ...link } = usePageParams<'pages/financialCalculator/financialCalculator'>()
  return <CalculatorPage link={link} view={view} orderId={orderId} />
}
