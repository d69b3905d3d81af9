import { View } from '@tarojs/components'
import { shanghaiDay } from '@/domain/time/shanghai-time'
import { keepTextFile } from '@/platform/text-file'
import { fetchMyData } from '@/services/api/my-data'
import { failureText } from '@/services/request/failure-text'
import { serverNow } from '@/services/server-clock'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ExtraIcon } from '@/ui/extra-icon'
import { alertDialog } from '@/ui/feedback/dialogs'
import { messages } from './messages'
import './my-data.scss'

const INDENT = 2

const download = async (): Promise<void> => {
  try {
    const data = await fetchMyData()
    await keepTextFile(`vela-${shanghaiDay(serverNow())}.json`, JSON.stringify(data, null, INDENT))
  } catch (error) {
    await alertDialog({ title: messages.failedTitle, text: failureText(error) })
  }
}

/** The file of everything that is kept. */
export function FileCard() {
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
      <Button onPress={download}>{messages.download}</Button>
    </Card>
  )
}
