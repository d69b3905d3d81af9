import { useState } from 'react'
import { choosePicture } from '@/platform/picture-choice'
import { uploadPrivateFile } from '@/services/api/common'
import { randomId } from '@/services/storage/random-id'
import { showToast } from '@/ui/feedback/toast'
import { messages } from './messages'
import { changeSlip, type Slip } from './slips'

/** The pictures of a receipt: chosen, uploaded for the shopper's own eyes, tried again or taken away. */
export const useSlips = () => {
  const [slips, setSlips] = useState<readonly Slip[]>([])

  const upload = async (key: string, source: string): Promise<void> => {
    try {
      const { path } = await uploadPrivateFile(source)
      setSlips((current) => changeSlip(current, { key, status: 'kept', source, path }))
    } catch {
      // Said on the picture, where it can be tried again.
      setSlips((current) => changeSlip(current, { key, status: 'failed', source }))
    }
  }

  const add = async (): Promise<void> => {
    const source = await choosePicture().catch(() => {
      showToast(messages.pickFailed)
      return null
    })
    if (source === null) return
    const key = randomId()
    setSlips((current) => [...current, { key, status: 'uploading', source }])
    await upload(key, source)
  }

  const retry = ({ key, source }: Slip): void => {
    setSlips((current) => changeSlip(current, { key, status: 'uploading', source }))
    void upload(key, source)
  }

  const remove = ({ key }: Slip): void => setSlips((current) => current.filter((slip) => slip.key !== key))

  return { slips, add, retry, remove }
}

export type Slips = ReturnType<typeof useSlips>
