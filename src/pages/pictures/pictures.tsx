import { useShareAppMessage } from '@tarojs/taro'
import { Albums } from '@/features/albums/albums'
import { messages } from '@/features/albums/messages'
import { shareOfAlbum } from '@/features/albums/share'
import { useAlbums } from '@/features/albums/use-albums'
import { usePageParams } from '@/hooks/use-page-params'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'

const COVERS = [
  { widthPercent: 100, heightPx: 120 },
  { widthPercent: 50, heightPx: 16 },
] as const

export default function PicturesPage() {
  const albums = useAlbums(usePageParams<'pages/pictures/pictures'>())
  const { page, reload, leave, folders, folder, bucket, openFolder, openBucket } = albums
  useShareAppMessage(() => shareOfAlbum({ folder, bucket }))
  const nav = <NavBar title={messages.title} onBack={leave} />
  if (page.status !== 'ready') {
    return (
      <PageShell nav={nav}>
        <LoadedOrNot page={page} cards={[COVERS, COVERS]} onReload={reload} />
      </PageShell>
    )
  }
  return (
    <Albums nav={nav} folders={folders} folder={folder} bucket={bucket} onFolder={openFolder} onBucket={openBucket} />
  )
}
