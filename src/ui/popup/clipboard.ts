/** Puts a text on the clipboard; rejects where the browser refuses, for example on a page without TLS. */
export const writeClipboard = async (text: string): Promise<void> => {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  if (!copyFromField(text)) throw new Error('The browser refused to copy')
}

/** The way of browsers without a clipboard: select a hidden field and let the browser copy it. */
const copyFromField = (text: string): boolean => {
  const field = document.createElement('textarea')
  field.value = text
  field.setAttribute('readonly', '')
  field.className = 'said'
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  return isCopied
}
