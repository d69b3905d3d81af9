import { PreviewPage } from '@/features/preview/preview-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function HomePageTab() {
  const { tab = '', key = '' } = usePageParams<'pages/preview/home-page-tab'>()
  return <PreviewPage key={key} tab={tab} linkKey={key} />
}
