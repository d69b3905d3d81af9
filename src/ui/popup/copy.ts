import { messages } from '@/ui/messages'
import { writeClipboard } from './clipboard'
import { showToast } from './toast'

/** Copies a text and says "Content copied" or "Copy failed". */
export const copyText = async (text: string): Promise<void> => {
  const isCopied = await writeClipboard(text).then(
    () => true,
    () => false,
  )
  showToast(isCopied ? messages.contentCopied : messages.copyFailed)
}
