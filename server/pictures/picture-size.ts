import { loadSharp, open } from './load-sharp'
import { PictureFault } from './picture-fault'

/**
 * Width and height of a picture as it is seen, upright.
 *
 * @throws PictureFault unreadable.
 */
export const pictureSize = async (file: string): Promise<{ width: number; height: number }> => {
  const sharp = await loadSharp()
  const { autoOrient } = await open(sharp, file, 0)
    .metadata()
    .catch((cause: unknown) => {
      throw new PictureFault('unreadable', { cause })
    })
  return autoOrient
}
