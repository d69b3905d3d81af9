import Taro from '@tarojs/taro'
import { sendDownload } from '../download'
import type { ShowDocument } from './types'

const HTTP_OK = 200

/** Downloads the file and shows it in WeChat's own viewer, from where it can be sent on or kept. */
export const showDocument: ShowDocument = async (address) => {
  const { status, filePath } = await sendDownload({ url: await address(), headers: {} })
  if (status !== HTTP_OK) throw new Error('the document could not be downloaded')
  await Taro.openDocument({ filePath, fileType: 'pdf', showMenu: true })
}
