import type { KeepTextFile } from './types'

/** Lets the browser save it as it saves any download. */
export const keepTextFile: KeepTextFile = async (name, text) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
