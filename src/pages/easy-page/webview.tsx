import { WebPage } from '@/features/web-page/web-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function EasyWebview() {
  const { url = '', title } = usePageParams<'pages/easy-page/webview'>()
  return <WebPage url={url} title={title} />
}
