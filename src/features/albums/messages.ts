import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the vehicle albums. */
const en = {
  title: 'Pictures',
  shareTitle: (album: string) => `${album}: pictures`,
  albums: 'Albums',
  parts: 'Parts of the album',
  count: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  albumLabel: (name: string, count: string) => `${name}, ${count}`,
  select: 'Select',
  done: 'Done',
  picture: (album: string, number: number) => `${album}, picture ${number}`,
  video: (album: string, number: number, length: string) => `${album}, video ${number}, ${length}`,
  shown: (shown: number, total: number) =>
    shown < total ? `${shown} of ${total} shown, more as you scroll` : `All ${total} shown`,
  shownOfPart: (part: string, shown: number, total: number) =>
    shown < total ? `${part}: ${shown} of ${total}, more as you scroll` : `${part}: all ${total} shown`,
  selected: (count: number) => `${count} selected`,
  saveAlbum: 'Save album',
  savePart: (count: number) => `Save all ${count}`,
  saveAll: (count: number) => (count === 1 ? 'Save 1' : `Save ${count}`),
  saving: (done: number, total: number) => `Saving ${done} of ${total}`,
  viewer: (album: string) => `Pictures of ${album}`,
  close: 'Close',
  emptyTitle: 'No pictures yet',
  emptyAlbumText: 'This album is still empty. Please look again soon.',
  emptyText: 'The first albums come soon.',
}

export type Messages = typeof en

export const messages = texts(en, zh)
