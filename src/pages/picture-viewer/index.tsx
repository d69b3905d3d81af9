import { PictureViewerPage } from '@/features/picture-viewer/picture-viewer-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function PictureViewer() {
  const { article = '', index = '0' } = usePageParams<'pages/picture-viewer/index'>()
  return <PictureViewerPage key={article} articleId={article} index={index} />
}
