import Taro from '@tarojs/taro'
import type { KeptFiles } from './types'

const files = () => Taro.getFileSystemManager()
const pathOf = (key: string): string => `${Taro.env.USER_DATA_PATH ?? ''}/kept-${key}`

const done = (act: (end: { success: () => void; fail: () => void }) => void): Promise<boolean> =>
  new Promise((resolve) => act({ success: () => resolve(true), fail: () => resolve(false) }))

/** WeChat's folder of this user, which holds 200 MB. */
export const keptFiles: KeptFiles = {
  keep: (key, address) => done((end) => files().copyFile({ srcPath: address, destPath: pathOf(key), ...end })),

  async open(key) {
    const path = pathOf(key)
    return (await done((end) => files().access({ path, ...end }))) ? path : undefined
  },

  async remove(key) {
    await done((end) => files().unlink({ filePath: pathOf(key), ...end }))
  },
}
