import { BusinessCardPage } from '@/features/business-card/business-card-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function BusinessCard() {
  const { shop = '', phone = '' } = usePageParams<'pages/business-card/business-card'>()
  return <BusinessCardPage shopId={shop} phone={phone} />
}
