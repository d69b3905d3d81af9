import { SinglePicturePage } from '@/features/single-picture/single-picture-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function OnlyImage() {
  const { url = '', title } = usePageParams<'pages/easy-page/only-image'>()
  return <SinglePicturePage path={url} title={title} />
}
