import { EvaluationPage } from '@/features/delivery-evaluation/evaluation-page'
import { useEvaluation } from '@/features/delivery-evaluation/use-evaluation'
import { usePageGuard } from '@/hooks/use-page-guard'
import { usePageParams } from '@/hooks/use-page-params'

export default function DeliveryEvaluationPage() {
  const isAllowed = usePageGuard()
  const { id = '' } = usePageParams<'pagesH5/delivery-evaluation/index'>()
  return <EvaluationPage {...useEvaluation(id, isAllowed)} />
}
