import { ContractSigning } from '@/features/contract-signing/contract-signing'
import { usePageGuard } from '@/hooks/use-page-guard'
import { usePageParams } from '@/hooks/use-page-params'

export default function SignContractPage() {
  const isAllowed = usePageGuard()
  const { id = '' } = usePageParams<'pages/lynk-fullcar/order/signMiddle/index'>()
  return <ContractSigning key={id} id={id} isAllowed={isAllowed} />
}
