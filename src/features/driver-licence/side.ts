import type { UploadState } from '@/domain/picture-upload'

/** The sides of the licence. */
export const SIDES = ['front', 'back'] as const

/** One of them. */
export type SideName = (typeof SIDES)[number]

/** Where one side stands. `source` shows it; `path` is what its upload was answered, `key` its picture's own. */
export type Side =
  | { status: 'empty' }
  /** Known to the server already. */
  | { status: 'kept'; path: string; source: string }
  | ({ key: string; source: string } & UploadState)

/** Both sides. */
export type Sides = Record<SideName, Side>

/** Why the licence cannot be submitted yet. */
export type Obstacle = 'missingFront' | 'missingBack' | 'uploading' | 'unchanged'

const isMissing = ({ status }: Side): boolean => status === 'empty' || status === 'failed'

/** What stands in the way of submitting; null when nothing does. */
export const obstacleOf = ({ front, back }: Sides): Obstacle | null => {
  if (isMissing(front)) return 'missingFront'
  if (isMissing(back)) return 'missingBack'
  if (front.status === 'uploading' || back.status === 'uploading') return 'uploading'
  return front.status === 'kept' && back.status === 'kept' ? 'unchanged' : null
}

/** The paths to submit, once nothing stands in the way. */
export const pathsOf = ({ front, back }: Sides): { front: string; back: string } | null =>
  'path' in front && 'path' in back ? { front: front.path, back: back.path } : null
