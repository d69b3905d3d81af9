import type { KeepFile } from './types'

/** Lets the browser save it as it saves any download: straight to the disk, however large it is. */
export const keepFile: KeepFile = async (name, address) => {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
