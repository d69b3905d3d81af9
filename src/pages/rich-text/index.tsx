import { GuidePage } from '@/features/guides/guide-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function RichText() {
  const { id = '' } = usePageParams<'pages/rich-text/index'>()
  return <GuidePage key={id} id={id} />
}
