import { uploadObstacle, type PictureUpload } from '@/domain/picture-upload'
import type { messages } from './messages'

/** Why a transfer cannot be announced yet; null once the server has every picture, and at least one. */
export const slipObstacle = (uploads: readonly PictureUpload[]): keyof typeof messages.obstacles | null =>
  uploads.length === 0 ? 'missing' : uploadObstacle(uploads)
