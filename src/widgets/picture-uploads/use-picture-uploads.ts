import { useEffect, useMemo, useRef, useState } from 'react'
import { ErrorCode } from '@/wire/errors'
import { changeUpload, readyPaths, type KeptPicture, type PictureUpload } from '@/domain/picture-upload'
import { choosePicture } from '@/platform/media-choice'
import { fetchFileUrl } from '@/services/api/common'
import { followUpload, type SendPicture } from '@/services/follow-upload'
import { isRefusal } from '@/services/request/errors'
import { randomId } from '@/services/storage/random-id'
import { unsentUploads } from '@/services/storage/unsent-uploads'
import { showToast } from '@/ui/popup/toast'
import { messages } from './messages'

interface PictureUploadsOptions {
  /** What the pictures are for, e.g. `transfer:<payNo>`: what was uploaded for it and not sent is found again. */
  purpose: string
  /** What the server has of them already. */
  kept?: readonly KeptPicture[]
  /** How one is sent; by default for its owner's eyes alone. */
  send?: SendPicture
}

/** The pictures of one purpose, and what can be done with them. */
export interface PictureUploads {
  uploads: readonly PictureUpload[]
  add: () => Promise<void>
  remove: ({ key }: PictureUpload) => void
  retry: ({ key, source }: PictureUpload) => void
  /** Takes away what the server no longer has. */
  dropLost: () => Promise<void>
  forget: () => void
}

const keptUpload = ({ path, url }: KeptPicture): PictureUpload => ({ key: path, source: url, status: 'ready', path })

/** Pictures: chosen, uploaded, tried again, taken away, and kept over a reload until they are sent. */
export function usePictureUploads({ purpose, kept = [], send }: PictureUploadsOptions): PictureUploads {
  const unsent = useMemo(() => unsentUploads(purpose), [purpose])
  const [uploads, setUploads] = useState<readonly PictureUpload[]>(() => {
    const paths = unsent.read()
    if (paths === undefined) return kept.map(keptUpload)
    return paths.map((path) => keptUpload(kept.find((picture) => picture.path === path) ?? { path, url: '' }))
  })
  // Replies come when the state of the render that asked is long gone.
  const latest = useRef(uploads)

  const draw = (next: readonly PictureUpload[]): void => {
    latest.current = next
    setUploads(next)
  }

  const change = (next: readonly PictureUpload[]): void => {
    draw(next)
    unsent.write(readyPaths(next))
  }

  const upload = (key: string, source: string): Promise<void> =>
    followUpload(source, key, (state) => change(changeUpload(latest.current, { key, source, ...state })), send)

  const remove = ({ key }: PictureUpload): void => change(latest.current.filter((one) => one.key !== key))

  /** A picture is shown by a fresh address, as after a reload; one that is gone is taken away. */
  const show = async (picture: PictureUpload & { status: 'ready' }): Promise<void> => {
    try {
      const source = await fetchFileUrl(picture.path)
      draw(changeUpload(latest.current, { ...picture, source }))
    } catch (error) {
      if (isRefusal(error, ErrorCode.fileNotFound)) remove(picture)
    }
  }

  const dropLost = async (): Promise<void> => {
    await Promise.all(latest.current.map((picture) => picture.status === 'ready' && show(picture)))
  }

  useEffect(() => {
    for (const picture of latest.current) if (picture.status === 'ready' && picture.source === '') void show(picture)
    // Once: later pictures come with their address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const add = async (): Promise<void> => {
    const source = await choosePicture().catch(() => {
      showToast(messages.pickFailed)
      return null
    })
    if (source === null) return
    const key = randomId()
    change([...latest.current, { key, source, status: 'uploading', percent: 0 }])
    await upload(key, source)
  }

  return {
    uploads,
    add,
    remove,
    retry: ({ key, source }: PictureUpload): void => void upload(key, source),
    dropLost,
    /** The pictures have been sent, so that they need not be found again. */
    forget: unsent.clear,
  }
}
