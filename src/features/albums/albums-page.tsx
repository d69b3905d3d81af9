import { useSharing } from '@/hooks/use-sharing'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { Albums } from './albums'
import type { WantedAlbum } from './choose-album'
import { messages } from './messages'
import { shareOfAlbum } from './share'
import { useAlbums } from './use-albums'

const COVERS = [
  { widthPercent: 100, heightPx: 120 },
  { widthPercent: 50, heightPx: 16 },
] as const

interface AlbumsPageProps {
  linked: WantedAlbum
}

/** The page of the albums, which begins with the one that was linked. */
export function AlbumsPage({ linked }: AlbumsPageProps) {
  const { page, reload, leave, folders, folder, bucket, openFolder, openBucket } = useAlbums(linked)
  useSharing(() => shareOfAlbum({ folder, bucket }))
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
