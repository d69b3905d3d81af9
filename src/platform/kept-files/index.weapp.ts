import Taro from '@tarojs/taro'
import type { KeptFiles } from './types'
import { withMemory } from './with-memory'

const files = () => Taro.getFileSystemManager()
const folder = (): string => Taro.env.USER_DATA_PATH ?? ''
/** What tells our files from what others keep there. */
const PREFIX = 'kept-'
const pathOf = (key: string): string => `${folder()}/${PREFIX}${key}`

const done = (act: (end: { success: () => void; fail: () => void }) => void): Promise<boolean> =>
  new Promise((resolve) => act({ success: () => resolve(true), fail: () => resolve(false) }))

const fileNames = (): Promise<string[]> =>
  new Promise((resolve) =>
    files().readdir({
      dirPath: folder(),
      success: (folderRead) => resolve(folderRead.files),
      fail: () => resolve([]),
    }),
  )

/** WeChat's folder of this user, which holds 200 MB. */
export const keptFiles: KeptFiles = withMemory({
  async keep(key, address) {
    await done((end) => files().copyFile({ srcPath: address, destPath: pathOf(key), ...end }))
  },

  async open(key) {
    const path = pathOf(key)
    return (await done((end) => files().access({ path, ...end }))) ? path : undefined
  },

  async remove(key) {
    await done((end) => files().unlink({ filePath: pathOf(key), ...end }))
  },

  async keepOnly(isWanted) {
    const names = (await fileNames()).filter((name) => name.startsWith(PREFIX))
    for (const key of names.map((name) => name.slice(PREFIX.length))) if (!isWanted(key)) await keptFiles.remove(key)
  },
})
