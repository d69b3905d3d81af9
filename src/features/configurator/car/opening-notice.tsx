import { View } from '@tarojs/components'
import { totalFen } from '@/domain/configuration/price'
import { formatYuan } from '@/domain/money/money'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import type { CarState } from './car-store'
import { messages } from '../messages'
import type { OpeningNews } from './use-car'
import './opening-notice.scss'

interface OpeningNoticeProps {
  news: OpeningNews
  state: CarState
  onRead: () => void
}

/** Tells, by name, what is not as it was when the car was left, saved or shared. */
export function OpeningNotice({ news, state, onRead }: OpeningNoticeProps) {
  const { gone, goneVersion, oldTotalFen, replaced } = news
  const { version, chosen } = state.car
  return (
    <View className="opening-notice" role="status">
      {goneVersion !== null && (
        <Notice tone="orange">{messages.noticeVersion(goneVersion, version.displayName)}</Notice>
      )}
      {gone.length > 0 && (
        <Notice tone="orange">{messages.noticeGone(gone.map(({ displayName }) => displayName))}</Notice>
      )}
      {oldTotalFen !== null && (
        <Notice tone="orange">
          {messages.noticePrice(formatYuan(oldTotalFen), formatYuan(totalFen(version, chosen)))}
        </Notice>
      )}
      {replaced && <Notice>{messages.noticeKept}</Notice>}
      <Button kind="line" isSmall className="opening-notice__ok" onPress={onRead}>
        {messages.gotIt}
      </Button>
    </View>
  )
}
