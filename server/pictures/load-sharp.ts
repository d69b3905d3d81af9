import type Sharp from 'sharp'

const READERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp']

let loading: Promise<typeof Sharp> | undefined

/** Loaded with the first picture: a server that is never sent one does without it. Every other decoder stays shut. */
export const loadSharp = (): Promise<typeof Sharp> =>
  (loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: READERS })
    return sharp
  }))

/** Opens a picture, to be decoded line by line; one of more pixels is refused. */
export const open = (sharp: typeof Sharp, source: string | Buffer, maxPixels: number) =>
  sharp(source, { limitInputPixels: maxPixels, sequentialRead: true, failOn: 'error' })
