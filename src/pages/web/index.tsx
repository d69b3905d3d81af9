import { WebPage } from '@/features/web-page/web-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function Web() {
  const { url = '' } = usePageParams<'pages/web/index'>()
  return <WebPage url={url} />
}
