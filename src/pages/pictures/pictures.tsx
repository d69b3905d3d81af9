import { AlbumsPage } from '@/features/albums/albums-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function PicturesPage() {
  return <AlbumsPage linked={usePageParams<'pages/pictures/pictures'>()} />
}
