import { FeedbackLimit } from '@/wire/enums/feedback'

/** What may be uploaded for a module. */
export interface UploadPolicy {
  /** Of a picture. */
  maxBytes: number
  /** Accepted media types, told from the content, with the name ending of each. */
  types: Readonly<Record<string, string>>
  /** Of a video, which is kept as it came and shown to its owner alone; none is taken without it. */
  maxVideoBytes?: number
}

const MEGABYTE = 1_048_576
/** The kinds of video that browsers and WeChat play alike, by their media type. */
const VIDEOS = { 'video/mp4': 'mp4', 'video/quicktime': 'mov' } as const
/** The kinds of picture that are taken. */
export const PICTURES = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const
/** What a feedback takes. */
export const PICTURES_AND_VIDEOS = { ...PICTURES, ...VIDEOS } as const

/** Modules that files are uploaded for (the form field `module`). */
const policies: Readonly<Record<string, UploadPolicy>> = {
  content: { maxBytes: 10 * MEGABYTE, types: PICTURES },
  avatar: { maxBytes: 5 * MEGABYTE, types: PICTURES },
  driverLicense: { maxBytes: 10 * MEGABYTE, types: PICTURES },
  feedback: {
    maxBytes: FeedbackLimit.pictureBytes,
    types: PICTURES_AND_VIDEOS,
    maxVideoBytes: FeedbackLimit.videoBytes,
  },
}

/** The largest limit of all modules: while a file is coming in, the module it is for may not have been read yet. */
export const MAX_UPLOAD_BYTES = Math.max(
  ...Object.values(policies).map(({ maxBytes, maxVideoBytes = 0 }) => Math.max(maxBytes, maxVideoBytes)),
)

/** What one account may send in a day of Shanghai, as it sends it. */
export const DAY_QUOTA = { files: 20, bytes: 100 * MEGABYTE } as const

/** The policy of a module, if there is such a module. */
export const policyOf = (module: string): UploadPolicy | undefined =>
  Object.hasOwn(policies, module) ? policies[module] : undefined

/** Whether a media type is a video's. */
export const isVideo = (mimeType: string): boolean => Object.hasOwn(VIDEOS, mimeType)
