import Taro from '@tarojs/taro'
import type { KeepTextFile } from './types'

const write = (filePath: string, data: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = ({ errMsg }: { errMsg: string }) => reject(new Error(errMsg))
    Taro.getFileSystemManager().writeFile({ filePath, data, encoding: 'utf8', success: () => resolve(), fail })
  })

/** WeChat keeps no file for its user: it is sent to a chat, one's own among them. Whoever changes their mind is no failure. */
export const keepTextFile: KeepTextFile = async (name, text) => {
  const filePath = `${Taro.env.USER_DATA_PATH ?? ''}/${name}`
  await write(filePath, text)
  await Taro.shareFileMessage({ filePath, fileName: name }).catch(() => undefined)
}
