import { fire } from '../fire'
import type { OpenPage } from '../page'
import type { Problems } from '../problems'
import type { Options } from './settle'
import type { WxFamily } from './strict-wx'

/** What a video's context can be told, and the event that the video answers with. */
const VIDEO_EVENTS: Readonly<Record<string, string | undefined>> = {
  play: 'play',
  pause: 'pause',
  stop: 'ended',
  seek: 'seekcomplete',
  requestFullScreen: 'fullscreenchange',
  exitFullScreen: 'fullscreenchange',
  playbackRate: undefined,
  sendDanmu: undefined,
  showStatusBar: undefined,
  hideStatusBar: undefined,
}

interface Folder {
  success: (read: { files: string[] }) => void
}

/** The hand on one video. */
export type VideoContext = Readonly<Record<string, () => void>>

/** A context that lets the video tell what was asked of it; no picture moves. */
export const videoContextOf = (video: Element): VideoContext =>
  Object.fromEntries(
    Object.entries(VIDEO_EVENTS).map(([method, event]) => [
      method,
      () => {
        if (event !== undefined) fire(video, event)
      },
    ]),
  )

/**
 * Calls about media: what is on a page, and what goes into the album once the user has agreed to the privacy guide.
 * Choosing media, and refusing the album, belong to the test.
 */
export function mediaFamily(
  topPage: () => OpenPage | undefined,
  askPrivacy: (referrer: string) => Promise<void>,
  problems: Problems,
): WxFamily {
  const save = (name: string, { filePath }: Options): Promise<void> => {
    if (/^https?:/.test(String(filePath))) {
      problems.report('wx', `${name}:fail a file of the phone is saved, not the address ${String(filePath)}`)
      throw new Error('file not found')
    }
    return askPrivacy(name)
  }
  return {
    calls: {
      // Nothing is fetched: no picture is drawn.
      preloadAssets: () => ({}),
      saveImageToPhotosAlbum: (options) => save('saveImageToPhotosAlbum', options),
      saveVideoToPhotosAlbum: (options) => save('saveVideoToPhotosAlbum', options),
    },
    direct: {
      // The user's own folder, with nothing in it.
      getFileSystemManager: () => ({ readdir: ({ success }: Folder) => success({ files: [] }) }),
      createVideoContext(id: string) {
        const video = topPage()?.shell.querySelector(`wx-video[id="${id}"]`)
        if (!video) throw new Error(`no video has the id "${id}"`)
        return videoContextOf(video)
      },
    },
  }
}
