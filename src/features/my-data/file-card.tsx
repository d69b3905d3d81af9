import { View } from '@tarojs/components'
import { keepFile, KEEPS_IN_CHAT } from '@/platform/file-keeping'
import { fetchDataLink } from '@/services/api/my-data'
import { failureText } from '@/services/request/failure-text'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ExtraIcon } from '@/ui/extra-icon'
import { alertDialog } from '@/ui/feedback/dialogs'
import { messages } from './messages'
import './my-data.scss'

const download = async (): Promise<void> => {
  try {
    const { fileName, url } = await fetchDataLink()
    await keepFile(fileName, url)
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
      {KEEPS_IN_CHAT && <View className="my-data__text">{messages.toChat}</View>}
      <Button onPress={download}>{messages.download}</Button>
    </Card>
  )
}
