import { messages } from './messages'
import type { ChosenAlbum } from './choose-album'

const PAGE = '/pages/pictures/pictures'

/** What a friend gets: the album's name and cover, and a link that opens on it. */
export const shareOfAlbum = ({ folder, bucket }: ChosenAlbum): { title: string; path: string; imageUrl?: string } => {
  if (!folder) return { title: messages.title, path: PAGE }
  const query = bucket
    ? `bucketId=${encodeURIComponent(bucket.bucketId)}`
    : `folderId=${encodeURIComponent(folder.folderId)}`
  return { title: messages.shareTitle(folder.folderName), path: `${PAGE}?${query}`, imageUrl: folder.cover }
}
