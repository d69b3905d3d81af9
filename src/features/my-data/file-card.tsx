import { View } from '@tarojs/components'
import { useState } from 'react'
import { keepFile, KEEPS_IN_CHAT } from '@/platform/file-keeping'
import type { HandOver } from '@/platform/file-keeping/types'
import { messages as inWechat } from '@/services/album/messages'
import { fetchDataLink } from '@/services/api/my-data'
import { failureText } from '@/services/request/failure-text'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ExtraIcon } from '@/ui/extra-icon'
import { alertDialog } from '@/ui/popup/dialogs'
import { messages } from './messages'
import './my-data.scss'

/** Gets the file; answers what sends it, where that takes a tap of its own. */
const make = async (): Promise<HandOver | null> => {
  const { fileName, url } = await fetchDataLink()
  const kept = await keepFile(fileName, url)
  if (kept !== 'elsewhere') return kept
  await alertDialog({ title: inWechat.title, text: inWechat.elsewhere })
  return null
}

/** The file of everything that is kept. Where it goes to a chat, a second tap sends what the first one has made. */
export function FileCard() {
  const [send, setSend] = useState<HandOver | null>(null)

  const download = async (): Promise<void> => {
    try {
      const handOver = await make()
      setSend(() => handOver)
    } catch (error) {
      await alertDialog({ title: messages.failedTitle, text: failureText(error) })
    }
  }

  const handOver = (): void => {
    send?.().catch((error: unknown) => alertDialog({ title: messages.notSentTitle, text: failureText(error) }))
  }

  return (
    <Card>
      <View className="my-data__head">
        <View className="my-data__icon">
          <ExtraIcon name="download" />
        </View>
        <View className="my-data__title" role="heading" aria-level="2">
          {messages.fileTitle}
        </View>
      </View>
      <View className="my-data__text">{messages.fileText}</View>
      {KEEPS_IN_CHAT && <View className="my-data__text">{messages.toChat}</View>}
      {send !== null && (
        <View className="my-data__text" role="status">
          {messages.ready}
        </View>
      )}
      <Button onPress={send === null ? download : handOver}>{send === null ? messages.download : messages.send}</Button>
    </Card>
  )
}
