import Taro from '@tarojs/taro'
import { keptFiles } from '@/platform/kept-files/index.weapp'

interface End {
  success: (result?: unknown) => void
  fail: () => void
}

const folder = new Set<string>()
let isFull = false
const found = (path: string, { success, fail }: End): void => (folder.has(path) ? success() : fail())

beforeEach(() => {
  folder.clear()
  isFull = false
  Object.assign(Taro, {
    env: { ...Taro.env, USER_DATA_PATH: 'wxfile://usr' },
    getFileSystemManager: () => ({
      copyFile: ({ destPath, success, fail }: End & { destPath: string }) => {
        if (isFull) return fail()
        folder.add(destPath)
        return success()
      },
      access: ({ path, ...end }: End & { path: string }) => found(path, end),
      unlink: ({ filePath, ...end }: End & { filePath: string }) => {
        found(filePath, end)
        folder.delete(filePath)
      },
      readdir: ({ dirPath, success }: End & { dirPath: string }) =>
        success({ files: [...folder].map((path) => path.slice(dirPath.length + 1)) }),
    }),
  })
})

test('of the kept files only those that are wanted stay, and what others keep in the folder does, too', async () => {
  folder.add('wxfile://usr/poster.png')
  await keptFiles.keep('f1', 'wxfile://tmp_1.webp')
  await keptFiles.keep('f2', 'wxfile://tmp_2.webp')
  await keptFiles.keepOnly((key) => key === 'f2')
  await expect(keptFiles.open('f1')).resolves.toBeUndefined()
  await expect(keptFiles.open('f2')).resolves.toBe('wxfile://usr/kept-f2')
  expect(folder).toContain('wxfile://usr/poster.png')
})

test('a file for which the folder has no room is at hand where WeChat put it, until it is removed', async () => {
  isFull = true
  await keptFiles.keep('f1', 'wxfile://tmp_1.webp')
  await expect(keptFiles.open('f1')).resolves.toBe('wxfile://tmp_1.webp')
  await keptFiles.remove('f1')
  await expect(keptFiles.open('f1')).resolves.toBeUndefined()
})
