import { useState } from 'react'
import type { MaterialFolder } from '@/wire/schemas/material'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchMaterialFolders } from '@/services/api/vehicle'
import { keepQuery } from '@/services/navigation/current-route'
import { goBack } from '@/services/navigation/go-back'
import type { AsyncPage } from '@/services/async-page/async-page'
import { chooseAlbum, type WantedAlbum } from './choose-album'

/** What `useAlbums` answers. */
export interface AlbumsView {
  openFolder: (folderId: string) => void
  openBucket: (bucketId: string) => void
  leave: () => void
  folder: MaterialFolder | undefined
  bucket:
    | {
        bucketId: string
        bucketName: string
        fileCount: number
      }
    | undefined
  page: AsyncPage<MaterialFolder[]>
  reload: () => void
  folders: readonly MaterialFolder[]
}

/** The albums and the one that is chosen, which a reload finds again. */
export function useAlbums(linked: WantedAlbum): AlbumsView {
  const { page, reload } = useAsyncPage((signal) => fetchMaterialFolders({ signal }))
  const [wanted, setWanted] = useState(linked)
  const folders: readonly MaterialFolder[] = page.status === 'ready' ? page.data : []

  const want = (chosen: { folderId: string } | { bucketId: string }) => {
    setWanted(chosen)
    keepQuery({ ...chosen })
  }

  return {
    page,
    reload,
    folders,
    ...chooseAlbum(folders, wanted),
    openFolder: (folderId: string) => want({ folderId }),
    openBucket: (bucketId: string) => want({ bucketId }),
    leave: () => void goBack('pages/order/index', linked.modelId === undefined ? {} : { model: linked.modelId }),
  }
}
