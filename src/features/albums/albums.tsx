import type { ReactNode } from 'react'
import type { MaterialFolder } from '@/wire/schemas/material'
import { AlbumRefused } from '@/widgets/album-refused'
import { useSaving } from '@/widgets/picture-viewer/use-saving'
import { PageShell } from '@/ui/page'
import { EmptyView } from '@/ui/state-view'
import { Album } from './album'
import { allFiles } from './all-files'
import type { ChosenAlbum } from './choose-album'
import { FolderGrid } from './folder-grid'
import { messages } from './messages'
import { SaveBar } from './save-bar'
import { useFiles } from './use-files'
import { useSelection } from './use-selection'
import { useViewer } from './use-viewer'
import { Viewer } from './viewer'

interface AlbumsProps extends ChosenAlbum {
  nav: ReactNode
  folders: readonly MaterialFolder[]
  onFolder: (folderId: string) => void
  onBucket: (bucketId: string) => void
}

/** The albums, what is in the chosen one, and the picture that is looked at. */
export function Albums({ nav, folders, folder, bucket, onFolder, onBucket }: AlbumsProps) {
  const list = useFiles(bucket?.bucketId)
  const viewer = useViewer(list)
  const selection = useSelection()
  const saving = useSaving()
  const total = bucket?.fileCount ?? 0

  if (!folder) {
    return (
      <PageShell nav={nav}>
        <EmptyView title={messages.emptyTitle} text={messages.emptyText} />
      </PageShell>
    )
  }

  const leaveSelection = (open: (id: string) => void) => (id: string) => {
    selection.end()
    open(id)
  }
  const press = (index: number) => {
    const file = list.items[index]
    if (selection.selected && file) selection.toggle(file.fileId)
    else viewer.show(index)
  }
  /**
   * Keeps what is ticked, or the whole part of the album with what is not in sight yet. Of what was ticked, only what was
   * not kept stays so.
   */
  const save = async () => {
    const { selected } = selection
    if (selected) {
      const kept = await saving.saveAll(async () => list.items.filter(({ fileId }) => selected.has(fileId)))
      selection.untick(kept.map(({ fileId }) => fileId))
    } else if (bucket) await saving.saveAll(() => allFiles(bucket.bucketId))
  }

  return (
    <PageShell
      nav={nav}
      foot={
        list.items.length > 0 && (
          <SaveBar
            part={folder.buckets.length > 1 ? bucket?.bucketName : undefined}
            shown={list.items.length}
            total={total}
            selected={selection.selected?.size}
            progress={saving.progress}
            onSave={save}
          />
        )
      }
      overlay={
        <>
          {viewer.index !== null && (
            <Viewer
              files={list.items}
              index={viewer.index}
              failure={viewer.failure}
              total={total}
              albumName={folder.folderName}
              isSaving={saving.progress !== null}
              onStep={viewer.step}
              onSave={saving.save}
              onClose={viewer.close}
            />
          )}
          <AlbumRefused isOpen={saving.isRefused} onClose={saving.dismissRefusal} />
        </>
      }
    >
      <FolderGrid folders={folders} selectedId={folder.folderId} onSelect={leaveSelection(onFolder)} />
      <Album
        folder={folder}
        bucketId={bucket?.bucketId}
        list={list}
        selected={selection.selected}
        onBucket={leaveSelection(onBucket)}
        onSelecting={(isOn) => (isOn ? selection.begin() : selection.end())}
        onPress={press}
      />
    </PageShell>
  )
}
