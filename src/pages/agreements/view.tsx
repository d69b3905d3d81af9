import { useShareAppMessage } from '@tarojs/taro'
import { agreementIdOf } from '@/features/agreements/agreement-id'
import { AgreementPage } from '@/features/agreements/agreement-page'
import { shareOfAgreement } from '@/features/agreements/share'
import { UnknownAgreement } from '@/features/agreements/unknown-agreement'
import { usePageParams } from '@/hooks/use-page-params'

export default function AgreementViewPage() {
  const id = agreementIdOf(usePageParams<'pages/agreements/view'>().id)
  useShareAppMessage(() => shareOfAgreement(id))
  return id === undefined ? <UnknownAgreement /> : <AgreementPage id={id} />
}
