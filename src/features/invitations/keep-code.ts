import { saveToAlbum } from '@/platform/album'
import type { SaveOutcome } from '@/platform/album/types'
import { saveMedia } from '@/services/album/save-media'
import { qrMatrix } from '@/ui/qr-code/matrix'
import { sourceOf } from '@/ui/qr-code/source'
import { invitationCode, invitationLink } from './invitation-link'

const FILE_NAME = 'vela-invitation-code.png'
/** A file has its own size: fine enough to be printed. */
const PIXELS_A_MODULE = 12

/** Keeps the code to scan on the phone: the host app's own where it has one, else the one that is drawn here. */
export const keepCode = async (code: string): Promise<SaveOutcome> => {
  const own = invitationCode(code)
  if (own !== undefined) return saveMedia({ url: own, kind: 'picture' })
  const filePath = sourceOf(qrMatrix(invitationLink(code)), PIXELS_A_MODULE)
  return saveToAlbum({ filePath, kind: 'picture', name: FILE_NAME })
}
